import {expect, it} from 'vitest';
import {brief, check, page} from '../testing.ts';
import {mdx} from './mdx.ts';

it('names line and column of what MDX cannot read', () => {
  const [problem] = check(mdx, {'docs/a.mdx': page('A', 'Text.\n\nA port: <port>.')});
  expect(problem).toMatchObject({line: 7, excerpt: 'A port: <port>.'});
});

it.each([
  ['Text.\n\n<Tabs>\n\n<TabItem value="a">\nText.\n</TabItem>', 7, 1, '</Tabs>'],
  ['- Item\n\n  <Steps>\n  Text.\n\nText.', 7, 3, '</Steps>'],
  ['The port: <port>.', 5, 11, '</port>'],
])('reports a tag that is not closed where it is opened: %j', (body, line, column, tag) => {
  const [problem] = check(mdx, {'docs/a.mdx': page('A', body)});
  expect(problem).toMatchObject({line, column});
  expect(problem?.hint).toContain(`close it with \`${tag}\``);
});

it('reports an import of a file that does not exist, and the likely one', () => {
  const problems = check(mdx, {
    'docs/a.mdx': page('A', "import Ports from './_port.mdx';"),
    'docs/_ports.mdx': 'Text.',
  });
  expect(brief(problems)).toEqual(['docs/a.mdx:5:20 no file at docs/_port.mdx']);
  expect(problems[0]?.hint).toBe('did you mean `./_ports.mdx`?');
});

it('tells to generate what a generator has to write', () => {
  const [problem] = check(mdx, {
    'docs/a.mdx': page('A', "import html from '@site/src/generated/a.html';"),
  });
  expect(problem?.hint).toContain('npm run generate');
});

it('finds components without extension and skips packages', () => {
  const files = {
    'docs/a.mdx': page(
      'A',
      "import Cards from '@site/src/components/Cards';\nimport Link from '@docusaurus/Link';\nimport Tabs from '@theme/Tabs';",
    ),
    'src/components/Cards/index.tsx': '',
  };
  expect(check(mdx, files)).toEqual([]);
});
