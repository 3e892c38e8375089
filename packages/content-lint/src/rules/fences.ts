import {aliases, CONSOLE, didYouMean, isTypo, languages, suggest} from '@devspace-docs/common';
import {
  diagnose,
  type Fence,
  type PageDiagnostic,
  readConsole,
  readInfoString,
  readSample,
  readShellFence,
  toBash,
} from '@devspace-docs/pages';
import type {Rule} from '../types.ts';
import {readScript, isYamlMap} from '@devspace-docs/devspace-check';

/** Languages with their own rendering, or without highlighting. */
const OTHER_LANGUAGES = [CONSOLE, 'mermaid', 'text'];
const known: ReadonlySet<string> = new Set([
  ...languages,
  ...Object.keys(aliases),
  ...OTHER_LANGUAGES,
]);

const MARKERS = ['next-line', 'start', 'end'];

function checkLanguage({language, location, opening}: Fence): PageDiagnostic[] {
  // MD040 of markdownlint reports a block without a language.
  if (language === undefined || known.has(language)) return [];
  const otherwise = 'use `text`, or add the language to packages/common/src/code-languages.ts';
  const suggestion = suggest(language, known);
  const hint = didYouMean(suggestion, otherwise);
  return diagnose(location, `unknown language "${language}"`, hint, {
    expected:
      suggestion !== undefined && isTypo(language, suggestion)
        ? [opening.replace(language, suggestion)]
        : [],
  });
}

function checkMeta({meta, location}: Fence): PageDiagnostic[] {
  const {rest} = readInfoString(meta);
  if (rest === '') return [];
  const hint = /^\{[\d,\s-]*\}$/.test(rest)
    ? 'highlight lines with `# highlight-next-line` comments instead of line numbers'
    : 'use `title="…"` or `wrap`; for YAML also `path="…"` or `otherVersion="…"`';
  return diagnose(location, `unknown code block attribute "${rest}"`, hint);
}

/** The build reports comments that are nested or unbalanced. */
function checkHighlights(fence: Fence): PageDiagnostic[] {
  return fence.highlights.flatMap(({name, index}) => {
    const location = fence.locateAt(index);
    if (!MARKERS.includes(name)) {
      const names = MARKERS.map((marker) => `highlight-${marker}`);
      const hint = didYouMean(suggest(`highlight-${name}`, names), `use ${names.join(', ')}`);
      return diagnose(location, `unknown comment "highlight-${name}"`, hint);
    }
    if (name !== 'next-line' || fence.codeLines[index + 1]?.trim()) return [];
    const hint = 'move it to the line directly above';
    return diagnose(location, 'highlight-next-line has no line to highlight', hint);
  });
}

function checkPrompts(fence: Fence): PageDiagnostic[] {
  if (readShellFence(fence)?.dialect !== 'posix' || fence.language === CONSOLE) return [];
  // MD014 of markdownlint reports blocks in which each line has a prompt.
  if (fence.codeLines.every((line) => /^\s*(?:$|\$\s)/.test(line))) return [];
  return fence.codeLines.flatMap((line, index) => {
    if (!/^\s*\$ /.test(line)) return [];
    const hint =
      'remove it: the site displays a prompt, and readers copy the line; for commands with output, use `console`';
    return diagnose(fence.locateAt(index), 'the command starts with a prompt', hint);
  });
}

function checkConsole(fence: Fence): PageDiagnostic[] {
  if (fence.language !== CONSOLE) return [];
  const lines = readConsole(fence.code);
  const unbalanced = lines.flatMap(({text, kind}, index) => {
    const tags = text.match(/<\/?kbd>/g)?.join('') ?? '';
    if (kind !== 'output' || /^(?:<kbd><\/kbd>)*$/.test(tags)) return [];
    const hint = 'mark what the reader types on one line: `<kbd>my-app</kbd>`';
    return diagnose(fence.locateAt(index), 'unbalanced `<kbd>`', hint);
  });
  if (lines.some(({kind}) => kind !== 'output')) return unbalanced;
  const hint = 'start commands with `$ `, or use ` ```text title="Output" ` for output alone';
  return [...diagnose(fence.location, 'the block has no command', hint), ...unbalanced];
}

function checkSyntax(fence: Fence): PageDiagnostic[] {
  const shell = readShellFence(fence);
  if (shell?.dialect !== 'posix') return [];
  const [error] = readScript(toBash(shell.script)).errors;
  if (!error) return [];
  return diagnose(
    fence.locate(Math.min(error.start, shell.script.trimEnd().length), 1),
    `invalid shell syntax: ${error.message}`,
    "fix the command, or use `text` if readers don't run the block",
  );
}

/** The likely name of a YAML block that is a complete file; undefined for parts of files. */
function wholeFile(fence: Fence): string | undefined {
  // Incomplete files start with a comment that says so.
  if (/^\s*#(?!\s*highlight-)/.test(fence.code)) return undefined;
  const {purpose, yaml} = readSample(fence) ?? {};
  if (purpose?.kind === 'config') return 'devspace.yaml';
  const value = yaml?.documents[0]?.value;
  if (purpose?.kind !== 'manifests' || !isYamlMap(value)) return undefined;
  return typeof value.kind === 'string' ? `${value.kind.toLowerCase()}.yaml` : undefined;
}

function checkTitle(fence: Fence): PageDiagnostic[] {
  const {meta, location, opening} = fence;
  const {title, path} = readInfoString(meta);
  if (title?.trim() === '') {
    const hint = 'write the name of the file, or remove `title`';
    return diagnose(location, 'the title is empty', hint);
  }
  const name = title === undefined && path === undefined ? wholeFile(fence) : undefined;
  if (name === undefined) return [];
  const message = 'the block shows a complete file without its name';
  const expected = [`${opening.trimEnd()} title="${name}"`];
  return diagnose(location, message, `add \`title="${name}"\``, {expected});
}

/** What screen readers and Markdown copies get of a diagram. */
const DIAGRAM_TEXTS = [
  {
    text: /^\s*accTitle:.*\S/m,
    problem: 'the diagram has no `accTitle`',
    hint: 'add its title below the first line: `accTitle: Steps of a deployment`',
  },
  {
    text: /^\s*accDescr:.*[.?!]\s*$/m,
    problem: 'the diagram has no `accDescr` with a complete sentence',
    hint: 'describe the flow in one to three sentences below `accTitle`: `accDescr: DevSpace builds the image, then deploys it.`',
  },
];

function checkDiagram({language, code, location}: Fence): PageDiagnostic[] {
  if (language !== 'mermaid') return [];
  return DIAGRAM_TEXTS.filter(({text}) => !text.test(code)).flatMap(({problem, hint}) =>
    diagnose(location, problem, hint),
  );
}

export const fences: Rule = {
  name: 'fences',
  check: (file, site) =>
    site
      .content(file)
      .fences.flatMap((fence) => [
        ...checkLanguage(fence),
        ...checkMeta(fence),
        ...checkHighlights(fence),
        ...checkPrompts(fence),
        ...checkConsole(fence),
        ...checkSyntax(fence),
        ...checkTitle(fence),
        ...checkDiagram(fence),
      ]),
};
