import {expect, it} from 'vitest';
import {changedFacts} from './facts.ts';

const page = `---
title: Deploy
---

\`localRegistry\` exists since 6.2.0.

\`\`\`console
$ devspace deploy
info Using namespace 'default'
done Deployed
\`\`\`
`;

it.each([
  [
    'a default',
    'schema/v2beta1.json',
    '{"properties": {\n"type": {"default": 1, "description": "A"}}}',
    '{"properties": {\n"type": {"default": 2, "description": "B"}}}',
    ['schema/v2beta1.json:2: properties.type.default: was `1`, is `2`'],
  ],
  [
    'a message of an entry that moved',
    'schema/errors/6.x/a.yaml',
    'errors:\n  - id: a\n    message: A\n',
    'errors:\n  - id: b\n    message: A\n  - id: a\n    message: B\n    cause: New.\n',
    ['schema/errors/6.x/a.yaml:5: errors.a.message: was `A`, is `B`'],
  ],
  [
    'a recorded value',
    'schema/component-chart/v2beta1.yaml',
    'values:\n  a: rendered\n',
    'values:\n  a: ignored\n',
    ['schema/component-chart/v2beta1.yaml:2: values.a: was `rendered`, is `ignored`'],
  ],
  [
    'a line of a recording',
    'schema/outputs/6.x/dev.txt',
    '$ devspace dev\n\n=== start\ninfo A\ninfo B\n',
    '$ devspace dev\n\n=== start\ninfo A\ninfo C\n',
    ['schema/outputs/6.x/dev.txt:5: output of `start`: was `info B`, is `info C`'],
  ],
  [
    'a release and a line of output on a page',
    'docs/a.mdx',
    page,
    page.replace('6.2.0', '6.3.0').replace('done', 'info'),
    [
      'docs/a.mdx:5: `localRegistry` exists since ….: was `6.2.0`, is `6.3.0`',
      'docs/a.mdx:10: output of `devspace deploy`: was `done Deployed`, is `info Deployed`',
    ],
  ],
  [
    'no further variant of a message',
    'schema/errors/6.x/a.yaml',
    'errors:\n  - id: a\n    variants: [A]\n',
    'errors:\n  - id: a\n    variants: [A, B]\n',
    [],
  ],
  ['no words', 'docs/a.mdx', page, page.replace('exists', 'is available'), []],
  ['no generated page', 'docs/a.mdx', `---\ncustom_edit_url: schema/a\n---\n6.2.0\n`, '6.3.0', []],
])('finds %s', (_, file, before, after, expected) => {
  expect(changedFacts(file, before, after)).toEqual(expected);
});
