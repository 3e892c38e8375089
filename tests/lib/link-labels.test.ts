import {describe, expect, it} from 'vitest';
import {readTags} from '../../scripts/lib/html/tags.ts';
import {findBadLabels} from './link-labels.ts';

const site = {root: 'https://docs.example/docs/', hosts: new Set(['github.com'])};

function check(html: string, path = '5.x/guides/a'): string[] {
  return findBadLabels({html, tags: readTags(html), address: `${site.root}${path}`}, site);
}

describe('links into another version', () => {
  it.each([
    '<p><a href=/docs/5.x/b>Ports</a>',
    '<p><a href=/docs/cli>Commands of 6.x</a>',
    '<p><a href=/docs/cli aria-label="Commands of 6.x">Commands</a>',
    '<p>In 6.x, read <a href=/docs/cli>the commands</a>.',
    '<div role=alert>For 5.x. See <a href=/docs/>the latest version</a> (6.x).</div>',
    '<ul class=dropdown__menu><li><a href=/docs/4.x/a>4.x</a></ul>',
    '<table><thead><tr><th>6.x<tbody><tr><td><a href=/docs/cli>Commands</a></table>',
    '<a class="navbar__brand" href=/docs/>DevSpace</a>',
    '<a href=/docs/search>Search</a>',
  ])('may stand in %s', (html) => {
    expect(check(html)).toEqual([]);
  });

  it.each([
    ['<p>Read <a href=/docs/cli>the commands</a>.', '/docs/cli leads from 5.x to 6.x'],
    ['<p>In 6.x.<p><a href=/docs/cli>Commands</a>', '/docs/cli leads from 5.x to 6.x'],
    ['<p>In 6.x, <a href=/docs/4.x>that</a>.', '/docs/4.x leads from 5.x to 4.x'],
    ['<a class="navbar__link" href=/docs/>DevSpace</a>', '/docs/ leads from 5.x to 6.x'],
    ['<a class="navbar__brand" href=/docs/cli>DevSpace</a>', '/docs/cli leads from 5.x to 6.x'],
  ])('has to say so in %s', (html, problem) => {
    expect(check(html)).toEqual([`${problem} without saying so`]);
  });

  it('is looked for on all pages', () => {
    expect(check('<p><a href=../5.x/a>Ports</a>', 'cli/dev')).toEqual([
      '../5.x/a leads from 6.x to 5.x without saying so',
    ]);
    expect(check('<p><a href=/docs/5.x>Ports</a>', 'search')).toEqual([]);
    expect(check('<a href=/docs/5.x.md>Read as Markdown</a>', '5.x')).toEqual([]);
  });
});

describe('names of links', () => {
  it.each([
    [
      '<p>Click <a href=/docs/5.x/b>here</a>.',
      '/docs/5.x/b has the name "here", which does not say where it leads',
    ],
    [
      '<a href=#a><code>Here</code></a>',
      '#a has the name "Here", which does not say where it leads',
    ],
    ['<a href=/docs/5.x/b><svg aria-hidden=true></svg></a>', '/docs/5.x/b has no name'],
  ])('say where they lead: %s', (html, problem) => {
    expect(check(html)).toEqual([problem]);
  });
});

describe('links to other sites', () => {
  it.each([
    ['<a href=https://github.com/a/b>DevSpace</a>', []],
    ['<a href=http://github.com/a>A</a>', ['http://github.com/a is no https address']],
    ['<a href=mailto:a@b.example>A</a>', ['mailto:a@b.example is no https address']],
    ['<a href=https://localhost/a>A</a>', ['https://localhost/a has no valid host']],
    ['<a href=http://[>A</a>', ['http://[ is no address']],
    [
      '<a href=https://gitbub.com/a>A</a>',
      [
        'https://gitbub.com/a leaves for gitbub.com, which scripts/lib/content/allowed-hosts.json does not list',
      ],
    ],
  ])('are judged: %s', (html, problems) => {
    expect(check(html)).toEqual(problems);
  });
});
