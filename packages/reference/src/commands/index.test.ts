import {expect, it} from 'vitest';
import {version} from './fixture.ts';
import {generateCliReference} from './index.ts';
import {buildReference} from './model.ts';
import {folderOf} from './paths.ts';

it('writes pages, sidebars, the replacements of the latest version, and all commands', () => {
  const cli = folderOf('6.x');
  const files = generateCliReference(buildReference([version('6.x'), version('5.x')]));
  expect([...files.keys()]).toEqual([
    `${cli}/index.mdx`,
    `${cli}/devspace_deploy.mdx`,
    'src/generated/cli-sidebar/6.x.json',
    'versioned_docs/version-5.x/commands/devspace.mdx',
    'versioned_docs/version-5.x/commands/devspace_deploy.mdx',
    'src/generated/cli-sidebar/5.x.json',
    'packages/versions/src/map/cli-replacements.json',
    'schema/cli/full-set.json',
  ]);
  expect(JSON.parse(files.get('schema/cli/full-set.json') ?? '')).toMatchObject({
    '6.x': {commands: {devspace: [], 'devspace deploy': []}},
  });
});
