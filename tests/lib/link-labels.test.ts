import {describe, expect, it} from 'vitest';
import {readTags} from '../../scripts/lib/html/tags.ts';
import {latestVersion} from '../../src/config/versions.ts';
import {findBadLabels} from './link-labels.ts';

const latest = latestVersion.label;
const site = {root: 'https://docs.example/docs/', hosts: new Set(['github.com'])};

function check(html: string, path = '5.x/guides/a'): string[] {
  return findBadLabels({html, tags: readTags(html), address: `${site.root}${path}`}, site);
}

describe('links into another version', () => {
  it.each([
    '<p><a href=/docs/5.x/b>Ports</a>',
    `<p><a href=/docs/cli>Commands of ${latest}</a>`,
    `<p><a href=/docs/cli aria-label="Commands of ${latest}">Commands</a>`,
    `<p>In ${latest}, read <a href=/docs/cli>the commands</a>.`,
    `<div role=alert>For 5.x. See <a href=/docs/>the latest version</a> (${latest}).</div>`,
    '<ul class=dropdown__menu><li><a href=/docs/4.x/a>4.x</a></ul>',
    `<table><thead><tr><th>${latest}<tbody><tr><td><a href=/docs/cli>Commands</a></table>`,
    '<a class="navbar__brand" href=/docs/>DevSpace</a>',
    '<a href=/docs/search>Search</a>',
  ])('may stand in %s', (html) => {
    expect(check(html)).toEqual([]);
  });

  it.each([
    ['<p>Read <a href=/docs/cli>the commands</a>.', `/docs/cli leads from 5.x to ${latest}`],
    [`<p>In ${latest}.<p><a href=/docs/cli>Commands</a>`, `/docs/cli leads from 5.x to ${latest}`],
    [`<p>In ${latest}, <a href=/docs/4.x>that</a>.`, '/docs/4.x leads from 5.x to 4.x'],
    ['<a class="navbar__link" href=/docs/>DevSpace</a>', `/docs/ leads from 5.x to ${latest}`],
    [
      '<a class="navbar__brand" href=/docs/cli>DevSpace</a>',
      `/docs/cli leads from 5.x to ${latest}`,
    ],
  ])('has to say so in %s', (html, problem) => {
    expect(check(html)).toEqual([`${problem} without mentioning it`]);
  });

  it('is looked for on all pages', () => {
    expect(check('<p><a href=../5.x/a>Ports</a>', 'cli/dev')).toEqual([
      `../5.x/a leads from ${latest} to 5.x without mentioning it`,
    ]);
    expect(check('<p><a href=/docs/5.x>Ports</a>', 'search')).toEqual([]);
    expect(check('<a href=/docs/5.x.md>Read as Markdown</a>', '5.x')).toEqual([]);
  });
});

describe('names of links', () => {
  it.each([
    [
      '<p>Click <a href=/docs/5.x/b>here</a>.',
      `/docs/5.x/b has the label "here", which doesn't describe the target`,
    ],
    [
      '<a href=#a><code>Here</code></a>',
      `#a has the label "Here", which doesn't describe the target`,
    ],
    ['<a href=/docs/5.x/b><svg aria-hidden=true></svg></a>', '/docs/5.x/b has no label'],
  ])('say where they lead: %s', (html, problem) => {
    expect(check(html)).toEqual([problem]);
  });
});

describe('links to other sites', () => {
  it.each([
    ['<a href=https://github.com/a/b>DevSpace</a>', []],
    ['<a href=http://github.com/a>A</a>', ["http://github.com/a isn't an https URL"]],
    ['<a href=mailto:a@b.example>A</a>', ["mailto:a@b.example isn't an https URL"]],
    ['<a href=https://localhost/a>A</a>', ['https://localhost/a has an invalid host']],
    ['<a href=http://[>A</a>', ["http://[ isn't a valid URL"]],
    [
      '<a href=https://gitbub.com/a>A</a>',
      [
        "https://gitbub.com/a leads to gitbub.com, which isn't in scripts/lib/content/allowed-hosts.json",
      ],
    ],
  ])('are judged: %s', (html, problems) => {
    expect(check(html)).toEqual(problems);
  });
});
