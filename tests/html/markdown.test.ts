import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {resolveRequest} from '../../scripts/lib/server/resolve-request.ts';
import {releaseLines} from '../../src/config/versions.ts';
import {buildDir, listFiles, pageAddress} from '../lib/built-site.ts';

const copies = [...listFiles().files].filter((file) => file.endsWith('.md')).sort();
const segments = releaseLines.flatMap(({segment}) => segment || []);

/** The release line of a file by the first part of its path: `5.x.md` is its landing page. */
function lineOf(file: string): string {
  const first = (file.split('/')[0] ?? '').replace(/\.md$/, '');
  return segments.find((segment) => segment === first) ?? '';
}

it.each(releaseLines.map(({line, segment}) => [line, segment] as const))(
  'llms.txt of %s names each page that has a copy in Markdown, once',
  (_line, segment) => {
    const list = readFileSync(path.join(buildDir, segment, 'llms.txt'), 'utf8');
    const named = [...list.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, address]) => address);
    const expected = copies.filter((file) => lineOf(file) === segment).map(pageAddress);
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
      .filter((address) => address.startsWith(pageAddress('')))
      .filter((address) => resolveRequest(new URL(address).pathname, site).kind !== 'file')
      .map((address) => `${file}: ${address}`);
  });
  expect(wrong).toEqual([]);
});
