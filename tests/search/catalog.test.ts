import {describe, expect, it} from 'vitest';
import {versions} from '@devspace-docs/versions';
import {INDEX_FOLDER, indexFile, unpackIndex, isEntry, createSearcher} from '@devspace-docs/search';
import {deployment, readBuilt, readSitemap} from '../lib/built-site.ts';

const pages = new Set(readSitemap());

/** Replaces placeholders with values. */
function fill(message: string): string {
  return message
    .replaceAll('...', 'some context')
    .replaceAll(/\b(?:FIELD|KIND|SECTION)\b/g, 'command')
    .replaceAll(/\b[NM]\b/g, '3')
    .replaceAll(/\b[A-Z]\b/g, 'my-service');
}

/** A message with values as the cause of another one, between other lines of a log, as readers paste it. */
function asCause(message: string): string {
  const lines = [
    "info Using namespace 'team-42'",
    `deploy:shop error deploying ghcr.io/acme/shop:fGhJkLm: ${fill(message)}: exit status 1`,
    'fatal exit status 1',
  ];
  return lines.join('\n');
}

describe.each(versions)('the index of $label', ({searchTag, searchTopics}) => {
  const records = unpackIndex(JSON.parse(readBuilt(`${INDEX_FOLDER}/${indexFile(searchTag)}`)));
  const search = createSearcher(records);
  const entries = records.flatMap((record) =>
    record.card && isEntry(record) ? [{url: record.url, message: record.card.name}] : [],
  );
  const missed = (tested: typeof entries, write: (message: string) => string) =>
    tested.flatMap(({url, message}) => {
      const text = write(message);
      const first = search({text, page: 0, hitsPerPage: 1}).hits[0]?.url;
      return first === url ? [] : [{text, url, first}];
    });

  it('has the exact URLs of pages', () => {
    const urls = new Set(records.map(({url}) => url.replace(/#.*/, '')));
    expect(urls.size).toBeGreaterThan(50);
    // The router links to /docs#install as /docs/docs#install.
    expect([...urls].filter((url) => !pages.has(deployment.url + url))).toEqual([]);
  });

  it('has results for each topic that the search suggests', () => {
    const found = searchTopics.map((text) => search({text, page: 0, hitsPerPage: 1}).hits.length);
    expect(found).toEqual(searchTopics.map(() => 1));
  });

  it('ranks an entry of the error catalog first for its message', () => {
    expect(entries.length).toBeGreaterThan(50);
    expect(missed(entries, (message) => message)).toEqual([]);
  });

  it('ranks an entry first for the cause that output contains', () => {
    // Long texts take long to search.
    const sample = entries.filter((_, index) => index % 3 === 0);
    expect(missed(sample, asCause)).toEqual([]);
  });
});
