import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {rules} from '@devspace-docs/content-lint';

it('CONTRIBUTING.md lists the rules in order', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const [table = ''] = guide.split('| Rule | What it requires |\n')[1]?.split('\n\n') ?? [];
  const listed = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  expect(listed).toEqual(rules.map(({name}) => name));
});
