import {expect, it} from 'vitest';
import {versions, pagePath, relatedPages, topics} from '@devspace-docs/versions';
import {linkedPages} from '../lib/linked-pages.ts';

const idsByPath = new Map(
  linkedPages.map(({path, anchors}) => [path, new Set(anchors.map(({id}) => id))]),
);

function isMissing(url: string): boolean {
  const [path = '', anchor] = url.split('#');
  const ids = idsByPath.get(path);
  return ids === undefined || (anchor !== undefined && !ids.has(anchor));
}

it('links to other versions lead to pages and sections that exist', () => {
  const targets = [...topics, ...relatedPages].flatMap((topic) =>
    versions.flatMap(({label}) =>
      (topic[label] ?? []).map((page) => pagePath({version: label, page})),
    ),
  );
  const guides = versions.flatMap(({upgradeGuide}) => upgradeGuide ?? []);
  expect([...targets, ...guides].filter(isMissing)).toEqual([]);
});
