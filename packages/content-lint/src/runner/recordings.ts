import {isPartLine} from '@devspace-docs/reference';
import {versions, type Version} from '@devspace-docs/versions';
import {createSite, type Site} from '@devspace-docs/pages';
import type {Problem} from '../types.ts';
import {commandLines} from '../rules/command-lines.ts';
import {outputs} from '../rules/outputs.ts';
import {checkFiles} from './check.ts';

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

/** A page with a recording in a code block. Line 5 of the recording becomes line 6. */
function toPage(recording: string): string {
  const language = /^\$ /m.test(recording) ? 'console' : 'text title="Output"';
  const lines = recording.trimEnd().split('\n');
  return ['```' + language, ...lines.map((line) => (isPartLine(line) ? '' : line)), '```'].join(
    '\n',
  );
}

/** Checks the recordings in `schema/outputs` like output on pages. */
export async function checkRecordings(site: Site): Promise<Problem[]> {
  const byPage = new Map(
    findRecordings(site).map((recording) => [
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
