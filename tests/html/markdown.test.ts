import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {resolveRequest} from '../../scripts/lib/hosting/resolve-request.ts';
import {versions} from '../../src/config/versions.ts';
import {readPagePath} from '../../src/lib/version-map/page-path.ts';
import {buildDir, listFiles, pageUrl} from '../lib/built-site.ts';

const copies = [...listFiles().files].filter((file) => file.endsWith('.md')).sort();

it.each(versions)(
  'llms.txt of $label names each page that has a copy in Markdown, once',
  ({label, path: folder}) => {
    const list = readFileSync(path.join(buildDir, folder, 'llms.txt'), 'utf8');
    const named = [...list.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, address]) => address);
    const expected = copies
      .filter((file) => readPagePath(file.replace(/\.md$/, '')).version === label)
      .map(pageUrl);
    expect(named.sort()).toEqual(expected.sort());
    expect(named.length).toBeGreaterThan(60);
  },
);

it('copies lead to files and pages without a redirect, and so do their sources', () => {
  const site = listFiles();
  const wrong = copies.flatMap((file) => {
    const text = readFileSync(path.join(buildDir, file), 'utf8');
    const addresses = [...text.matchAll(/\]\(([^)\s]+)\)|^Source: (.+)$/gm)].flatMap(
      ([, link, source]) => link ?? source ?? [],
    );
    return addresses
      .filter((address) => address.startsWith(pageUrl('')))
      .filter((address) => resolveRequest(new URL(address).pathname, site).kind !== 'file')
      .map((address) => `${file}: ${address}`);
  });
  expect(wrong).toEqual([]);
});
