import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {versions} from '@devspace-docs/versions';
import {INDEX_FOLDER, indexFile, unpackIndex} from '@devspace-docs/search';
import {buildDir, deployment, readSitemap} from '../lib/built-site.ts';

const pages = new Set(readSitemap());

it.each(versions)('all results of $label have the exact URL of a page', ({searchTag}) => {
  const file = path.join(buildDir, INDEX_FOLDER, indexFile(searchTag));
  const records = unpackIndex(JSON.parse(readFileSync(file, 'utf8')));
  const urls = new Set(records.map(({url}) => url.replace(/#.*/, '')));
  expect(urls.size).toBeGreaterThan(50);
  // The router links to /docs#install as /docs/docs#install.
  expect([...urls].filter((url) => !pages.has(deployment.url + url))).toEqual([]);
});
