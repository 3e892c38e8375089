/** The dictionaries of `npm run lint -- prose`. textlint runs their specs itself. */
import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

interface Dictionary {
  readonly rules: ReadonlyArray<{readonly expected: string}>;
}

const FOLDER = '.textlint';
const files = readdirSync(FOLDER);

// prh merges dictionaries and drops entries whose `expected` is in an earlier file.
it('no two dictionaries have an entry with the same `expected`', () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const file of files) {
    const {rules} = parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Dictionary;
    for (const expected of new Set(rules.map((rule) => rule.expected))) {
      const owner = owners.get(expected);
      if (owner) shared.push(`"${expected}" is in ${owner} and ${file}: reword one of them`);
      owners.set(expected, file);
    }
  }
  expect(files.length).toBeGreaterThan(1);
  expect(shared).toEqual([]);
});
