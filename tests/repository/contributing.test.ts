import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {rules} from '@devspace-docs/content-lint';

it('CONTRIBUTING.md lists the rules in order', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const table = rules.map(({name, summary}) => `| \`${name}\` | ${summary} |`).join('\n');
  expect(guide).toContain(`|---|---|\n${table}\n\n`);
});
