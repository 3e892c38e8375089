/** Other sites link to sections of pages, so the ids of published headings keep working. */
import {expect, it} from 'vitest';
import {readSite} from '@devspace-docs/pages';
import legacyAnchors from '../../src/config/legacy-anchors.json';
import {findBase, git} from '../lib/git.ts';

const legacy: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = legacyAnchors;

/** Explicit ids in lines that were removed since a commit, with the present path of their file. */
function removedIds(commit: string): Array<{readonly file: string; readonly id: string}> {
  const diff = git('diff', '--unified=0', '--no-color', commit, '--', 'docs', 'versioned_docs');
  return diff.split(/^diff --git /m).flatMap((part) => {
    const file = /^\+\+\+ b\/(.*)$/m.exec(part)?.[1];
    if (file === undefined) return [];
    return [...part.matchAll(/^-.*\{\/\* #(\S+) \*\/\}/gm)].map(({1: id = ''}) => ({file, id}));
  });
}

it('keeps the ids of headings that the main branch has', {timeout: 60_000}, ({skip}) => {
  const base = findBase();
  if (base === undefined) return skip('there is no branch `main` to compare with');
  const removed = removedIds(base);
  const site = readSite({});
  const lost = removed.flatMap(({file, id}) => {
    const source = site.files.find(({path}) => path === file);
    const pages = source?.kind === 'partial' ? site.pagesWith(source) : source ? [source] : [];
    return pages
      .filter((page) => site.anchors(page)?.has(id) === false)
      .filter(
        ({route = ''}) =>
          !Object.values(legacy[route] ?? {})
            .flat()
            .includes(id),
      )
      .map(({path, route}) => `${path}: #${id}. Add it to "${route}" in legacy-anchors.json`);
  });
  expect(
    lost,
    'src/config/legacy-anchors.json leads readers to the section that replaces another',
  ).toEqual([]);
});
