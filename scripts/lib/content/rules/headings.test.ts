import {describe, expect, it} from 'vitest';
import {brief, check, page} from '../testing.ts';
import {headings} from './headings.ts';

function problemsOf(body: string, others: Readonly<Record<string, string>> = {}): string[] {
  return brief(check(headings, {'docs/a.mdx': page('A', body), ...others}));
}

describe('levels', () => {
  it('refuses a first-level heading, in both spellings', () => {
    expect(problemsOf('# Ports')).toEqual(['docs/a.mdx:5:1 the body has a first-level heading']);
    expect(problemsOf('Ports\n=====')).toEqual([
      'docs/a.mdx:5:1 the body has a first-level heading',
    ]);
  });

  it('refuses a skipped level, also at the top', () => {
    expect(problemsOf('### Ports')).toEqual(['docs/a.mdx:5:1 level 3 follows level 1']);
    expect(problemsOf('## Ports\n\n#### Open')).toEqual(['docs/a.mdx:7:1 level 4 follows level 2']);
  });

  it('lets levels go up by more than one', () => {
    expect(problemsOf('## Ports\n\n### Open\n\n#### Close\n\n## Logs')).toEqual([]);
  });

  it('counts the headings of a partial where the page shows it', () => {
    const body = "import Ports from './_ports.mdx';\n\n## Network\n\n<Ports />";
    expect(problemsOf(body, {'docs/_ports.mdx': '### Ports'})).toEqual([]);
    expect(problemsOf(body, {'docs/_ports.mdx': '#### Ports'})).toEqual([
      'docs/_ports.mdx:1:1 level 4 follows level 2 on docs/a.mdx',
    ]);
  });

  it('reports a fault of a partial once, however many pages show it', () => {
    const body = "import Ports from './_ports.mdx';\n\n<Ports />";
    const files = {'docs/_ports.mdx': '### Ports', 'docs/b.mdx': page('B', body)};
    expect(problemsOf(body, files)).toEqual([
      'docs/_ports.mdx:1:1 level 3 follows level 1 on docs/a.mdx',
    ]);
  });
});

describe('ids', () => {
  it('refuses the same id twice, whether a heading or an element has it', () => {
    expect(problemsOf('## Ports {/* #ports */}\n\n## More {/* #ports */}')).toEqual([
      'docs/a.mdx:7:1 duplicate id "ports", already used by docs/a.mdx:5',
    ]);
    expect(problemsOf('## Ports\n\n<FlagRow id="ports" />')).toEqual([
      'docs/a.mdx:7:14 duplicate id "ports", already used by docs/a.mdx:5',
    ]);
  });

  it('knows that equal headings get different ids', () => {
    expect(problemsOf('## Ports\n\n## Ports')).toEqual([]);
  });

  it('knows that an id of a comment does not count for automatic ones', () => {
    expect(problemsOf('## Network {/* #ports */}\n\n## Ports')).toEqual([
      'docs/a.mdx:7:1 duplicate id "ports", already used by docs/a.mdx:5',
    ]);
  });

  it('compares the headings of a page with those of its partials', () => {
    const body = "import Ports from './_ports.mdx';\n\n## Ports\n\n<Ports />";
    expect(problemsOf(body, {'docs/_ports.mdx': '## Ports'})).toEqual([
      'docs/_ports.mdx:1:1 duplicate id "ports", already used by docs/a.mdx:7 on docs/a.mdx',
    ]);
  });
});

describe('wording', () => {
  it('warns of eight words and lets seven pass', () => {
    expect(problemsOf('## Reach a port of your own container')).toEqual([]);
    const [problem] = check(headings, {
      'docs/a.mdx': page('A', '## Reach a port of your own dev container'),
    });
    expect(problem).toMatchObject({message: 'the heading has 8 words', severity: 'warning'});
  });

  it.each([
    'Forward a port',
    'Use `imageSelector` with labels',
    '`devspace dev` in CI',
    'Build with Docker Desktop and BuildKit',
    'Before you start: choose a cluster',
    'Debug Node.js in Visual Studio Code',
    'Scale a StatefulSet over HTTP',
    'What is it? Why use it?',
    'The `ports` of DevSpace 6.x',
  ])('lets "%s" pass', (heading) => {
    expect(problemsOf(`## ${heading}`)).toEqual([]);
  });

  it.each([
    ['Forward A Port Now', '"Port", "Now": headings use sentence case'],
    ['forward a port', 'the heading starts with a lowercase letter'],
    ['Use imageSelector', '"imageSelector" is code'],
    ['Write a devspace.yaml', '"devspace.yaml" is code'],
    ['Run with --force-build', '"--force-build" is code'],
  ])('warns of "%s"', (heading, message) => {
    expect(problemsOf(`## ${heading}`)).toEqual([`docs/a.mdx:5:1 ${message}`]);
  });
});
