import MiniSearch from 'minisearch';
import {releaseLines} from '../config/versions.ts';
import type {PageSummary} from './types.ts';

/** Splits names that are written together, so that `excludeFile` and `run-pipeline` are found by part. */
export function tokenize(text: string): string[] {
  const whole = text.split(/[\s,;:()[\]{}"'`|/]+/);
  const parts = whole.flatMap((word) => word.replace(/([a-z])([A-Z])/g, '$1 $2').split(/[\s._-]+/));
  return [...new Set([...whole, ...parts])].filter(Boolean);
}

/** Builds a searcher over page titles, headings, descriptions and addresses. */
export function createPageSearch(pages: readonly PageSummary[]): (query: string) => PageSummary[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const engine = new MiniSearch({
    idField: 'path',
    fields: ['title', 'headings', 'description', 'path'],
    tokenize,
    extractField: (page, field) => {
      const value: unknown = Reflect.get(page, field);
      return Array.isArray(value) ? value.join(' ') : String(value);
    },
    searchOptions: {
      boost: {title: 4, headings: 2},
      // Most readers want the latest line; the other ones come after the same match in it.
      boostDocument: (path) => (byPath.get(String(path))?.line === releaseLines[0].line ? 2 : 1),
      // Short words have too many neighbours for a typo to be told from another word.
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      prefix: true,
      combineWith: 'AND',
    },
  });
  engine.addAll([...pages]);
  return (query) => {
    // Long pasted texts would keep the engine busy: what matters stands at their beginning.
    const text = query.slice(0, 200);
    const all = engine.search(text);
    const results = all.length > 0 ? all : engine.search(text, {combineWith: 'OR'});
    return results.map(({id}) => byPath.get(String(id))).filter((page) => page !== undefined);
  };
}
