import {escapeRegExp} from '@devspace-docs/common';
import properNouns from './proper-nouns.json' with {type: 'json'};
import {
  CODE_MARK,
  diagnose,
  type Heading,
  type OutlineItem,
  type PageDiagnostic,
  type SourceFile,
} from '@devspace-docs/pages';
import type {Rule} from '../types.ts';

const MAX_WORDS = 7;

/** Longer names first, so that "Visual Studio Code" matches before shorter names in it. */
const NAMES = new RegExp(
  `(?<![\\w.-])(?:${properNouns
    .toSorted((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|')})(?![\\w-])`,
  'g',
);

function warn({location}: Heading, message: string, hint: string): PageDiagnostic[] {
  return diagnose(location, message, hint, {severity: 'warning'});
}

function checkLength(heading: Heading): PageDiagnostic[] {
  // A message is quoted in full.
  if (heading.prose === CODE_MARK) return [];
  const count = heading.text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (count <= MAX_WORDS) return [];
  return warn(heading, `the heading has ${count} words`, `keep it under ${MAX_WORDS + 1}`);
}

/** Whether a word looks like a file, a field, a flag or a variable. */
function isCodeWord(word: string): boolean {
  return /^[a-z]+[A-Z]\w*$|^--?[a-z]|^\$\{|^[\w.-]*\w\.(?:json|mdx?|sh|tsx?|ya?ml)$|^[a-z0-9]+_\w+$/.test(
    word,
  );
}

/** Words of a heading without names and code. `isFirst` marks the start of a sentence. */
function readWords(prose: string): Array<{readonly word: string; readonly isFirst: boolean}> {
  const tokens = prose
    .replace(NAMES, CODE_MARK)
    .split(/[\s/]+/)
    .filter(Boolean);
  return tokens.map((token, index) => ({
    word: token.replace(/^["'“‘(]+|["'”’),:;.?!]+$/gu, ''),
    isFirst: index === 0 || /[:.?!]$/.test(tokens[index - 1] ?? ''),
  }));
}

function checkCase(heading: Heading): PageDiagnostic[] {
  const words = readWords(heading.prose);
  const code = words.find(({word}) => isCodeWord(word))?.word;
  if (code !== undefined)
    return warn(heading, `"${code}" is code`, `put it in code font: \`${code}\``);
  const first = words[0]?.word ?? '';
  if (/^\p{Ll}/u.test(first)) {
    return warn(
      heading,
      'the heading starts with a lowercase letter',
      'capitalize the first word, or put a name in code font',
    );
  }
  // Ignores names with several capital letters, such as `StatefulSet`.
  const capitals = words
    .filter(({word, isFirst}) => !isFirst && /^\p{Lu}\p{Ll}[\p{Ll}'’-]*$/u.test(word))
    .map(({word}) => word);
  if (capitals.length === 0) return [];
  const list = capitals.map((word) => `"${word}"`).join(', ');
  const hint = `write ${capitals.map((word) => `"${word.toLowerCase()}"`).join(', ')}, or add a name to packages/content-lint/src/rules/proper-nouns.json`;
  return warn(heading, `${list}: headings use sentence case`, hint);
}

function checkHeading(heading: Heading, {kind}: SourceFile): PageDiagnostic[] {
  if (heading.depth === 1) {
    // MD025 of markdownlint reports it on pages, because they have a title.
    if (kind === 'page') return [];
    const hint = "use `##`; the title in the front matter is the page's first-level heading";
    return diagnose(heading.location, 'the body has a first-level heading', hint);
  }
  if (heading.text === '')
    return diagnose(heading.location, 'the heading is empty', 'add text, or remove the heading');
  return [...checkLength(heading), ...checkCase(heading)];
}

/** Reports levels that are skipped, also between a page and its partials. */
function checkLevels(outline: readonly OutlineItem[], page: SourceFile): PageDiagnostic[] {
  let previous = 1;
  return outline.flatMap((item) => {
    if (item.kind !== 'heading') return [];
    const {depth, location, file} = item;
    const isSkipped = depth > previous + 1;
    const message = `level ${depth} follows level ${previous}${file === page ? '' : ` on ${page.path}`}`;
    const hint = `write \`${'#'.repeat(previous + 1)}\``;
    previous = depth;
    return isSkipped ? [{location, message, hint, file: file.path}] : [];
  });
}

function checkIds(outline: readonly OutlineItem[], page: SourceFile): PageDiagnostic[] {
  const seen = new Map<string, OutlineItem>();
  return outline.flatMap((item) => {
    const {file, id, location} = item;
    const first = seen.get(id);
    if (!first) {
      seen.set(id, item);
      return [];
    }
    const where = `${first.file.path}:${first.location.line}`;
    const scope = file === page ? '' : ` on ${page.path}`;
    const hint =
      first.location.line === location.line && first.file === file
        ? 'include the partial only once on the page'
        : 'give this heading another id: `{/* #id */}`';
    const message = `duplicate id "${id}", already used by ${where}${scope}`;
    return [{location, message, hint, file: file.path}];
  });
}

export const headings: Rule = {
  name: 'headings',
  check(file, site) {
    const own = site
      .content(file)
      .outline.flatMap((part) => (part.kind === 'heading' ? checkHeading(part, file) : []));
    // The outline of a partial is checked on the pages that include it.
    if (file.kind === 'partial') return own;
    const outline = site.outline(file);
    return [...own, ...checkLevels(outline, file), ...checkIds(outline, file)];
  },
};
