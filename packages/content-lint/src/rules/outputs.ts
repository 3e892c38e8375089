import data from '../../../../schema/impossible-output.json' with {type: 'json'};
import {type VersionLabel, perVersion} from '@devspace-docs/versions';
import {CONSOLE} from '@devspace-docs/common';
import {
  diagnose,
  type Fence,
  type PageDiagnostic,
  readConsole,
  readInfoString,
  type SourceFile,
  versionsInView,
} from '@devspace-docs/pages';
import type {Rule} from '../types.ts';

interface ImpossibleLine {
  /** Regular expression. `^` and `$` match at each line, and it can look at the lines before. */
  readonly pattern: string;
  readonly fix: string;
}

const byVersion: Readonly<Record<VersionLabel, readonly ImpossibleLine[]>> = data;

const linesOf = perVersion((version) =>
  byVersion[version].map(({pattern, fix}) => ({pattern: new RegExp(pattern, 'gm'), fix})),
);

/** The output in a block. Spaces replace commands, to preserve offsets. Other languages have no output. */
function readOutput({language, code, codeLines}: Fence): string {
  if (language === 'text') return code;
  if (language !== CONSOLE) return '';
  return readConsole(code)
    .map(({text, kind}, index) =>
      kind === 'output' ? text : ' '.repeat(codeLines[index]?.length ?? 0),
    )
    .join('\n');
}

function findMatches(output: string, version: VersionLabel) {
  return linesOf(version).flatMap(({pattern, fix}) =>
    [...output.matchAll(pattern)].map(({0: text, index: start}) => ({text, start, fix})),
  );
}

function checkFence(fence: Fence, {version}: SourceFile): PageDiagnostic[] {
  const output = readOutput(fence);
  const context = `${fence.introduction} ${readInfoString(fence.meta).title}`;
  const [own, ...others] = versionsInView(version, context);
  const elsewhere = others.map((other) => findMatches(output, other));
  return findMatches(output, own).flatMap(({text, start, fix}) => {
    const isPossible = elsewhere.some((matches) => !matches.some((match) => match.start === start));
    if (isPossible) return [];
    const message = `DevSpace ${own} doesn't print "${text}"`;
    return diagnose(fence.locate(start, text.length), message, fix);
  });
}

/** Home folders of writers and CI. */
const HOME = /(?:\/(?:Users|home)\/|\b[A-Z]:\\Users\\)(?!me\b)[\w.-]+/g;

function checkHome(fence: Fence): PageDiagnostic[] {
  return [...readOutput(fence).matchAll(HOME)].flatMap(({0: text, index}) =>
    diagnose(
      fence.locate(index, text.length),
      `the output contains the home folder \`${text}\``,
      `use \`${text.replace(/[^/\\]+$/, 'me')}\``,
    ),
  );
}

/** Commands that first print the namespace and the context, in all versions. */
const CLUSTER_COMMAND =
  /^devspace (?:analyze|deploy|dev|list deployments|purge|reset pods|run-pipeline)(?!.* --(?:help|silent)\b)/;

/** The first line of their output, or a line instead of it: a message before it, or `...`. */
const FIRST_LINE = /^(?:\.\.\.)?$|^\[?(?:warn|fatal|info\]? +Using (?:kube context|namespace))\b/;

/** Finds output without its first lines, which readers would miss. */
function checkStart(fence: Fence): PageDiagnostic[] {
  if (fence.language !== CONSOLE) return [];
  const lines = readConsole(fence.code);
  return lines.flatMap(({text, kind}, index) => {
    const above = lines[index - 1];
    if (kind !== 'output' || above?.kind !== 'command') return [];
    const [command] = CLUSTER_COMMAND.exec(above.text) ?? [];
    if (command === undefined || FIRST_LINE.test(text)) return [];
    const message = `\`${command}\` first prints the namespace and the context`;
    const hint = 'add these lines, or `...` instead of omitted lines';
    return diagnose(fence.locateAt(index), message, hint);
  });
}

/** Finds output that was typed or comes from a development build, so that no reader gets it. */
export const outputs: Rule = {
  name: 'outputs',
  check: (file, site) =>
    site
      .content(file)
      .fences.flatMap((fence) => [
        ...checkFence(fence, file),
        ...checkHome(fence),
        ...checkStart(fence),
      ]),
};
