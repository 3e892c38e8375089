import {isPartLine} from '@devspace-docs/reference';
import {versions} from '@devspace-docs/versions';
import type {Site} from '@devspace-docs/pages';
import type {Problem} from '../types.ts';
import {commandLines} from '../rules/command-lines.ts';
import {outputs} from '../rules/outputs.ts';
import {checkFiles} from './check.ts';

/** The files with recordings, by a path in the docs folder of their version. */
function findRecordings(site: Site): ReadonlyMap<string, string> {
  return new Map(
    versions.flatMap(({label, docsFolder}) => {
      const folder = `schema/outputs/${label}/`;
      return [...site.tree.files]
        .filter((file) => file.startsWith(folder) && file.endsWith('.txt'))
        .map((file) => [
          file.replace(folder, `${docsFolder}/outputs/`).replace(/txt$/, 'mdx'),
          file,
        ]);
    }),
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

/** Checks the recordings in `schema/outputs` like output on pages. */
export async function checkRecordings(site: Site): Promise<Problem[]> {
  const recordings = findRecordings(site);
  const pages = new Map(
    [...recordings].map(([page, file]) => [page, toPage(site.tree.read(file))]),
  );
  const checked = site.withTexts(pages);
  const files = checked.files.filter(({path}) => pages.has(path));
  const problems = await checkFiles(checked, files, [commandLines, outputs]);
  return problems.flatMap((problem) => {
    const file = recordings.get(problem.file);
    return file === undefined ? [] : {...problem, file, line: problem.line - 1};
  });
}
