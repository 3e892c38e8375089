import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {commandOf, stages} from '../../scripts/tasks/index.ts';
import {versions} from '@devspace-docs/versions';

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

it('CI runs every check of `npm test`', () => {
  const workflow = readFileSync(`${FOLDER}/ci.yml`, 'utf8');
  const missing = stages.flat().filter((task) => !workflow.includes(`run: ${commandOf(task)}`));
  expect(missing).toEqual([]);
});

it('compares all versions with their releases', () => {
  const workflow = readFileSync(`${FOLDER}/devspace.yml`, 'utf8');
  expect(workflow).toContain(`version: [${versions.map(({label}) => label).join(', ')}]`);
});
