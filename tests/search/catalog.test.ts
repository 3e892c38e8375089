import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {latestVersion} from '@devspace-docs/versions';
import {INDEX_FOLDER, indexFile, unpackIndex, isEntry, createSearcher} from '@devspace-docs/search';
import {buildDir} from '../lib/built-site.ts';

/** Formats a message as a log line with values instead of placeholders, as readers paste it. */
function asLogLine(message: string): string {
  const filled = message
    .replaceAll('...', 'some context')
    .replaceAll(/\b(?:FIELD|KIND|SECTION)\b/g, 'command')
    .replaceAll(/\b[NM]\b/g, '3')
    .replaceAll(/\b[A-Z]\b/g, 'my-service');
  return `10:04:05 [fatal] ${filled}`;
}

describe('the error catalog', () => {
  const file = path.join(buildDir, INDEX_FOLDER, indexFile(latestVersion.searchTag));
  const records = unpackIndex(JSON.parse(readFileSync(file, 'utf8')));
  const search = createSearcher(records);
  const entries = records.flatMap((record) =>
    record.card && isEntry(record) ? [{url: record.url, message: record.card.name}] : [],
  );
  const missed = (write: (message: string) => string) =>
    entries.flatMap(({url, message}) => {
      const text = write(message);
      const first = search({text, page: 0, hitsPerPage: 1}).hits[0]?.url;
      return first === url ? [] : [{text, url, first}];
    });

  it('ranks an entry first for its message', () => {
    expect(entries.length).toBeGreaterThan(200);
    expect(missed((message) => message)).toEqual([]);
  });

  it('ranks an entry first for a log line with its message', () => {
    expect(missed(asLogLine)).toEqual([]);
  });
});
