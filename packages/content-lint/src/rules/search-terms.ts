import {didYouMean, suggest, memoize} from '@devspace-docs/common';
import {diagnose, type PageDiagnostic, type Site, type SourceFile} from '@devspace-docs/pages';
import type {Rule} from '../types.ts';
import {isYamlMap} from '@devspace-docs/devspace-check';

const KEY = 'search_terms';
/** Key for the terms of the page itself. */
const PAGE = 'page';
/** Start of the ids of flags. */
const FLAG = 'flag-';
const MAX_TERMS = 4;

interface Term {
  readonly file: SourceFile;
  readonly id: string;
  readonly index: number;
  readonly text: string;
}

/** Terms of a page by heading id. Treats a value that isn't a list of strings as an empty list. */
function readTerms(file: SourceFile): Array<readonly [id: string, terms: readonly Term[]]> {
  const value = file.frontMatter.entries.get(KEY)?.value;
  return Object.entries(isYamlMap(value) ? value : {}).map(([id, list]) => {
    const isList = Array.isArray(list) && list.every((text) => typeof text === 'string');
    const texts: readonly string[] = isList ? list : [];
    return [id, texts.map((text, index) => ({file, id, index, text}))];
  });
}

/** Terms must be unique in their version, ignoring case. */
function keyOf({file: {version}, text}: Term): string {
  return `${version} ${text.trim().toLowerCase()}`;
}

const firstTerms = memoize((site: Site): ReadonlyMap<string, Term> => {
  const all = site.files.flatMap(readTerms).flatMap(([, list]) => list);
  return new Map(all.toReversed().map((term) => [keyOf(term), term]));
});

function checkTerm(term: Term, site: Site): PageDiagnostic[] {
  const {file, id, index} = term;
  const first = firstTerms(site).get(keyOf(term)) ?? term;
  if (first.file === file && first.id === id && first.index === index) return [];
  const message = `${first.file.path} has the same term for "${first.id}"`;
  const hint = 'keep it where readers find the best answer';
  return diagnose(file.frontMatter.locate([KEY, id, index]), message, hint);
}

export const searchTerms: Rule = {
  name: 'search-terms',
  check(file, site) {
    const groups = readTerms(file);
    if (groups.length === 0) return [];
    const ids = new Set([
      PAGE,
      ...site
        .outline(file)
        .filter(({kind, id}) => kind === 'heading' || id.startsWith(FLAG))
        .map(({id}) => id),
    ]);
    return groups.flatMap(([id, terms]) => {
      const location = file.frontMatter.locate([KEY, id]);
      const diagnostics = terms.flatMap((term) => checkTerm(term, site));
      // A page that isn't valid MDX has no headings, which the rule `mdx` reports.
      if (!ids.has(id) && !site.content(file).failure) {
        const hint = didYouMean(suggest(id, ids), 'use `page`, or the id of a heading or a flag');
        diagnostics.push(...diagnose(location, `no heading or flag has the id "${id}"`, hint));
      }
      if (terms.length === 0 || terms.length > MAX_TERMS) {
        const message = `"${id}" isn't a list of one to four terms`;
        diagnostics.push(...diagnose(location, message, `write one to ${MAX_TERMS} strings`));
      }
      return diagnostics;
    });
  },
};
