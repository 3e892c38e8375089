import path from 'node:path';
import {expect, it} from 'vitest';
import {resolveRequest} from '@devspace-docs/static-host/node';
import {versions, readPagePath} from '@devspace-docs/versions';
import {listFiles, pageUrl, readBuilt} from '../lib/built-site.ts';

const copies = [...listFiles().files].filter((file) => file.endsWith('.md')).sort();

it.each(versions)(
  'llms.txt of $label lists each page that has a Markdown copy once',
  ({label, path: folder}) => {
    const list = readBuilt(path.join(folder, 'llms.txt'));
    const listed = [...list.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, url]) => url);
    const expected = copies
      .filter((file) => readPagePath(file.replace(/\.md$/, '')).version === label)
      .map(pageUrl);
    expect(listed.sort()).toEqual(expected.sort());
    expect(listed.length).toBeGreaterThan(60);
  },
);

it('links and source URLs in Markdown copies resolve without a redirect', () => {
  const site = listFiles();
  const wrong = copies.flatMap((file) => {
    const text = readBuilt(file);
    const urls = [...text.matchAll(/\]\(([^)\s]+)\)|^Source: (.+)$/gm)].flatMap(
      ([, link, source]) => link ?? source ?? [],
    );
    return urls
      .filter((url) => url.startsWith(pageUrl('')))
      .filter((url) => resolveRequest(new URL(url).pathname, site).kind !== 'file')
      .map((url) => `${file}: ${url}`);
  });
  expect(wrong).toEqual([]);
});
