import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {commandOf, nightly, stages} from '../../scripts/tasks/index.ts';
import {latestVersion, versions} from '@devspace-docs/versions';

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

it('runs the other checks every night, and recipes with the latest version', () => {
  const workflow = readFileSync(`${FOLDER}/nightly.yml`, 'utf8');
  for (const task of nightly) expect(workflow).toContain(`run: ${commandOf(task)}`);
  expect(workflow).toContain(`schema/cli/${latestVersion.label}/_global.yaml`);
  const recipes = [...workflow.matchAll(/try-recipe (\S+) (\S+)/g)];
  expect(recipes.length).toBeGreaterThan(3);
  for (const [, name, file] of recipes) {
    const page = readFileSync(`docs/guides/recipes/${name}.mdx`, 'utf8');
    const shown = page.split('```').find((block) => block.includes(` title="${file}"`));
    expect(shown, `${name} has no ${file} with "Hello"`).toContain('Hello');
  }
});

it('compares all versions with their releases', () => {
  const workflow = readFileSync(`${FOLDER}/devspace.yml`, 'utf8');
  expect(workflow).toContain(`version: [${versions.map(({label}) => label).join(', ')}]`);
});
