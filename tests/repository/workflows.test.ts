import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const FOLDER = '.github/workflows';

it('every action is pinned to a commit, with its release in a comment', () => {
  const uses = readdirSync(FOLDER).flatMap((file) =>
    // Workflows of this repository are always at the same commit.
    [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/\buses: (?!\.\/).*/g)].map(
      ([use]) => use,
    ),
  );
  expect(uses.length).toBeGreaterThan(0);
  const unpinned = uses.filter((use) => !/^uses: [\w/.-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(use));
  expect(unpinned, 'run .ci/pin-actions with access to GitHub').toEqual([]);
});

it('CI runs every script of `npm test`', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Readonly<Record<'test' | 'test:sources', string>>;
  };
  const names = `${scripts.test} ${scripts['test:sources']}`
    .split(' ')
    .filter((word) => /^"?[a-z]+(?::[a-z0-9-]+)?$/.test(word) && word !== 'test:sources')
    .map((word) => word.replace('"', ''));
  const workflow = readFileSync(`${FOLDER}/ci.yml`, 'utf8');
  expect(names.length).toBeGreaterThan(9);
  const runs = [...workflow.matchAll(/run: npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(names.filter((name) => !runs.includes(name))).toEqual([]);
});
