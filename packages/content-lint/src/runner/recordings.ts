import {isPartLine, parseRecording} from '@devspace-docs/reference';
import {versions, type Version} from '@devspace-docs/versions';
import {attributeText, createSite, type Site} from '@devspace-docs/pages';
import type {Problem} from '../types.ts';
import {commandLines} from '../rules/command-lines.ts';
import {outputs} from '../rules/outputs.ts';
import {checkFiles, locateLine, toProblem} from './check.ts';

interface RecordingFile {
  readonly file: string;
  readonly id: string;
  readonly version: Version;
}

function findRecordings(site: Site): RecordingFile[] {
  return versions.flatMap((version) => {
    const folder = `schema/outputs/${version.label}/`;
    return [...site.tree.files]
      .filter((file) => file.startsWith(folder) && file.endsWith('.txt'))
      .sort()
      .map((file) => ({file, id: file.slice(folder.length, -'.txt'.length), version}));
  });
}

/** The parts that the pages of a version show, by recording. The empty string is the whole recording. */
function findShown({label}: Version, site: Site): ReadonlyMap<string, ReadonlySet<string>> {
  const shown = new Map<string, Set<string>>();
  for (const file of site.files) {
    if (file.version !== label) continue;
    for (const part of site.content(file).outline) {
      if (part.kind !== 'element' || part.name !== 'Output') continue;
      const id = attributeText(part.attributes, 'id') ?? '';
      const parts = shown.get(id) ?? new Set();
      shown.set(id, parts.add(attributeText(part.attributes, 'part') ?? ''));
    }
  }
  return shown;
}

function checkUse({file, id, version}: RecordingFile, site: Site): Problem[] {
  const lines = site.tree.read(file).split('\n');
  const shown = findShown(version, site).get(id);
  const report = (line: number, message: string, hint: string): Problem =>
    toProblem({file, location: locateLine(lines, line), message, hint}, 'recordings', site);
  if (!shown)
    return [
      report(
        1,
        `no page of ${version.label} shows the recording`,
        `show it with \`<Output id="${id}" />\`, or delete the file`,
      ),
    ];
  return [...parseRecording(file, lines.join('\n')).parts.keys()]
    .filter((part) => !shown.has(part))
    .map((part) =>
      report(
        lines.indexOf(`=== ${part}`) + 1,
        `no page of ${version.label} shows the part`,
        `show it with \`<Output id="${id}" part="${part}" />\`, or delete the line`,
      ),
    );
}

/** A page with a recording in a code block. Line 5 of the recording becomes line 6. */
function toPage(recording: string): string {
  const language = /^\$ /m.test(recording) ? 'console' : 'text title="Output"';
  const lines = recording.trimEnd().split('\n');
  return ['```' + language, ...lines.map((line) => (isPartLine(line) ? '' : line)), '```'].join(
    '\n',
  );
}

async function checkLines(recordings: readonly RecordingFile[], site: Site): Promise<Problem[]> {
  const byPage = new Map(
    recordings.map((recording) => [
      `${recording.version.docsFolder}/outputs/${recording.id}.mdx`,
      recording.file,
    ]),
  );
  const data = [...site.tree.files].filter((path) => path.startsWith('schema/'));
  const checked = createSite({
    files: new Set([...byPage.keys(), ...data]),
    read(path) {
      const file = byPage.get(path);
      return file === undefined ? site.tree.read(path) : toPage(site.tree.read(file));
    },
  });
  const problems = await checkFiles(checked, checked.files, [commandLines, outputs]);
  return problems.flatMap((problem) => {
    const file = byPage.get(problem.file);
    return file === undefined ? [] : {...problem, file, line: problem.line - 1};
  });
}

/** Checks the recordings in `schema/outputs` like output on pages, and reports those that no page shows. */
export async function checkRecordings(site: Site): Promise<Problem[]> {
  const recordings = findRecordings(site);
  return [
    ...recordings.flatMap((recording) => checkUse(recording, site)),
    ...(await checkLines(recordings, site)),
  ];
}
