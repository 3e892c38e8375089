import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {latestVersion} from '../../src/config/versions.ts';
import {INDEX_FOLDER, indexFile} from '../../src/lib/search/builtin/index-file.ts';
import {unpackIndex} from '../../src/lib/search/builtin/pack.ts';
import {isEntry} from '../../src/lib/search/builtin/rank.ts';
import {createSearcher} from '../../src/lib/search/builtin/searcher.ts';
import {buildDir} from '../lib/built-site.ts';

it('finds each entry of the error catalog first when its message is pasted', () => {
  const file = path.join(buildDir, INDEX_FOLDER, indexFile(latestVersion.searchTag));
  const records = unpackIndex(JSON.parse(readFileSync(file, 'utf8')));
  const search = createSearcher(records);
  const entries = records.flatMap((record) =>
    record.kind === 'error' && record.card && isEntry(record)
      ? [{url: record.url, message: record.card.name}]
      : [],
  );
  expect(entries.length).toBeGreaterThan(200);
  const firstUrl = (text: string) => search({text, page: 0, hitsPerPage: 1}).hits[0]?.url;
  expect(entries.filter(({url, message}) => firstUrl(message) !== url)).toEqual([]);
});
