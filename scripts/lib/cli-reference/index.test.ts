import {expect, it} from 'vitest';
import {command, version} from './fixture.ts';
import {generateCliReference} from './index.ts';
import {buildReference} from './model.ts';
import {folderOf} from './paths.ts';

it('writes pages, shared partials, sidebars, and the replacements of the latest version', () => {
  const cli = folderOf('6.x');
  const files = generateCliReference(buildReference([version('6.x'), version('5.x')]));
  expect([...files.keys()]).toEqual([
    `${cli}/index.mdx`,
    `${cli}/_global-flags.mdx`,
    `${cli}/devspace_deploy.mdx`,
    'src/generated/cli-sidebar/6.x.json',
    'versioned_docs/version-5.x/commands/devspace.mdx',
    'versioned_docs/version-5.x/commands/_global-flags.mdx',
    'versioned_docs/version-5.x/commands/devspace_deploy.mdx',
    'src/generated/cli-sidebar/5.x.json',
    'src/generated/cli-replacements.json',
  ]);
});

it('throws if two pages have the same description', () => {
  const summary = 'Do the same thing as another command';
  const reference = buildReference([
    version('6.x', [
      command({command: 'devspace', summary}),
      command({command: 'devspace deploy', summary}),
    ]),
  ]);
  expect(() => generateCliReference(reference)).not.toThrow();
  const copy = reference.map((one) => ({...one, commands: [...one.commands, ...one.commands]}));
  expect(() => generateCliReference(copy)).toThrow(
    'schema/cli/6.x/devspace_deploy.yaml: same description as schema/cli/6.x/devspace_deploy.yaml',
  );
});
