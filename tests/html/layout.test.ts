/** What pages have around their text: menus, breadcrumbs, banners, and links at the end. */
import type {Element, Nodes} from 'hast';
import {describe, expect, it} from 'vitest';
import {findAll, findElement, hasClass, propertyOf, textOf} from '@devspace-docs/static-host/html';
import {latestVersion, versions} from '@devspace-docs/versions';
import {deployment, readPage} from '../lib/built-site.ts';

const {baseUrl} = deployment;

function page(path: string): Nodes {
  return readPage(`${path || 'index'}.html`).tree;
}

/** The name that screen readers read. */
function nameOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element') {
    if (propertyOf(node, 'ariaHidden') === 'true') return '';
    const label = propertyOf(node, 'ariaLabel');
    if (label !== undefined) return label;
  }
  return 'children' in node ? node.children.map(nameOf).join('') : '';
}

function labelled(node: Nodes, label: string): Element {
  const found = findElement(node, (element) => propertyOf(element, 'ariaLabel') === label);
  if (!found) throw new Error(`Nothing has the label "${label}".`);
  return found;
}

function findLink(node: Nodes, name: RegExp | string): Element | undefined {
  return findElement(node, (element) => {
    if (element.tagName !== 'a') return false;
    const own = nameOf(element);
    return typeof name === 'string' ? own === name : name.test(own);
  });
}

/** The path below the base path, or the URL of another site. */
function target(node: Nodes, name: RegExp | string): string | undefined {
  const link = findLink(node, name);
  return link && propertyOf(link, 'href')?.replace(new RegExp(`^${baseUrl}`), '');
}

it('the navbar and the footer have the links of the project', () => {
  const tree = page('');
  const navbar = labelled(tree, 'Main');
  for (const [name, url] of [
    [/^Website/, deployment.websiteUrl],
    [/^Blog/, deployment.blogUrl],
    [/^Chat on Slack/, deployment.chatUrl],
    [/^Source code on GitHub/, deployment.repositoryUrl],
  ] as const) {
    const link = findLink(navbar, name);
    expect(link?.properties).toMatchObject({href: url, target: '_blank'});
    expect(link && nameOf(link)).toMatch(/\(opens in (?:a )?new tab\)$/);
  }
  expect(labelled(navbar, 'Language: English').tagName).toBe('button');
  expect(findLink(navbar, 'English')).toBeDefined();

  const footer = findElement(tree, (element) => hasClass(element, 'theme-layout-footer'));
  expect(footer && textOf(footer)).toContain(`Copyright © ${new Date().getFullYear()}`);
  expect(footer && textOf(footer)).toContain('open source');
  // There is no announcement: see tests/e2e/nightly/announcement.spec.ts.
  expect(findElement(tree, (element) => propertyOf(element, 'role') === 'banner')).toBeUndefined();
});

it.each(versions)('the menus of $label lead to its references and the release notes', (version) => {
  const navbar = labelled(page(version.path), 'Main');
  const home = version.path && `${version.path}/`;
  const cli = version.isLatest ? 'cli' : 'commands/devspace';
  expect(target(navbar, 'Config reference')).toBe(`${home}configuration/reference`);
  expect(target(navbar, 'CLI reference')).toBe(home + cli);
  expect(target(navbar, `What's new in ${latestVersion.label}`)).toBe('releases');
});

it.each([
  ['configuration/reference', true],
  ['cli/devspace_dev', true],
  ['5.x/configuration/reference', true],
  ['configuration/hooks', false],
])('whether the menu of references is marked on %s: %s', (path, isMarked) => {
  const button = findElement(
    page(path),
    (element) => element.tagName === 'button' && textOf(element) === 'Reference',
  );
  expect(button && hasClass(button, 'navbar__link--active')).toBe(isMarked);
});

it('a page has breadcrumbs, a link to its source and a date', () => {
  const tree = page('getting-started/installation');
  expect(target(labelled(tree, 'Breadcrumbs'), /^Home page/)).toBe('');
  expect(target(tree, 'Edit this page')).toBe(
    `${deployment.editUrl}docs/getting-started/installation.mdx`,
  );
  const date = findElement(tree, (element) => hasClass(element, 'theme-last-updated'));
  expect(date && textOf(date)).toMatch(/^Last updated on \w+ \d+, \d{4}$/);
});

it.each([
  ['guides/monorepo', 'Start a project', 'guides/docker-compose'],
  ['configuration/hooks', 'Configuration', 'configuration'],
  ['5.x/configuration/images/kaniko', 'Build engines', '5.x/configuration/images/docker'],
  ['4.x/getting-started/development', 'Getting started', '4.x/getting-started/installation'],
])(
  'a breadcrumb of %s leads to the page of its category, or else to the first one in it, and is text there',
  (path, name, first) => {
    expect(target(labelled(page(path), 'Breadcrumbs'), name)).toBe(first);
    const crumbs = labelled(page(first), 'Breadcrumbs');
    expect(textOf(crumbs)).toContain(name);
    expect(findLink(crumbs, name)).toBeUndefined();
  },
);

it.each([
  ['', latestVersion.label],
  ['getting-started/installation', latestVersion.label],
  ['5.x/getting-started/installation', '5.x'],
  ['accessibility', latestVersion.label],
])('readers report problems of the page /%s, which the issue names', (path, version) => {
  const url = new URL(target(page(path), 'Report a problem') ?? '');
  expect(url.origin + url.pathname).toBe(`${deployment.repositoryUrl}/issues/new`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    title: `Docs: ${baseUrl}${path}`,
    body: `Page: ${deployment.url}${baseUrl}${path}\nVersion: ${version}\n\n`,
  });
});

it('the table of contents lists headings of levels 2 and 3', () => {
  const tree = page('configuration/functions');
  const article = findElement(tree, ({tagName}) => tagName === 'article');
  const ids = findAll(article ?? tree, ({tagName}) => /^h[23]$/.test(tagName)).map(
    (heading) => `#${propertyOf(heading, 'id')}`,
  );
  const links = findAll(labelled(tree, 'On this page'), ({tagName}) => tagName === 'a');
  expect(ids.length).toBeGreaterThan(10);
  expect(links.map((link) => propertyOf(link, 'href'))).toEqual(ids);
});

describe('the banner of an older version', () => {
  const name = `${latestVersion.label} (latest)`;
  const banner = (path: string): Element => labelled(page(path), 'Version of this page');

  it('reports a removed page, and links to its replacement or the landing page', () => {
    const replaced = banner('4.x/commands/devspace_login');
    expect(textOf(replaced)).toContain(
      `This page is not available in ${name}. See devspace use context\u00a0· Migration guide`,
    );
    expect(target(replaced, 'devspace use context')).toBe('cli/devspace_use_context');
    const removed = banner('5.x/guides/basics');
    expect(textOf(removed)).toContain(`This page is not available in ${name}.`);
    expect(target(removed, `Go to the ${name} documentation`)).toBe('');
  });

  it.each(versions.filter(({upgradeGuide}) => upgradeGuide))(
    'links to the upgrade guide of $label, except on that page',
    ({label, upgradeGuide = ''}) => {
      expect(target(banner(`${label}/introduction`), 'Migration guide')).toBe(upgradeGuide);
      expect(findLink(banner(upgradeGuide), `See this topic in ${name}`)).toBeDefined();
      expect(findLink(banner(upgradeGuide), 'Migration guide')).toBeUndefined();
    },
  );

  it('links to the counterpart of the page that embeds a fragment', () => {
    const fragment = banner('5.x/fragments/vars-name');
    expect(textOf(fragment)).toContain(`not available in ${name}. See the closest page`);
    expect(target(fragment, 'the closest page')).toBe('configuration/variables');
  });
});

const latest = latestVersion.menuLabel;

it.each([
  ['configuration/pipelines', '5.x: Hooks (closest page)', '5.x/configuration/hooks/basics'],
  [
    '4.x/commands/devspace_login',
    `${latest}: devspace use context (closest page)`,
    'cli/devspace_use_context',
  ],
  [
    'getting-started/quickstart',
    '4.x: Initialize project (closest page)',
    '4.x/getting-started/initialize-project',
  ],
  ['configuration/localRegistry', '4.x: Overview (page not available)', '4.x'],
  ['5.x/fragments/vars-name', '4.x', '4.x/fragments/vars-name'],
])('the version menu of %s has the item "%s"', (path, name, expected) =>
  expect(target(labelled(page(path), 'Main'), name)).toBe(expected),
);

it('the search page explains that it needs scripts, and links to the pages of each version', () => {
  const main = findElement(page('search'), ({tagName}) => tagName === 'main');
  const note = main && findElement(main, ({tagName}) => tagName === 'noscript');
  expect(note && textOf(note)).toContain('Search requires JavaScript.');
  for (const {label, path, menuLabel} of versions) {
    expect(note && target(note, `DevSpace ${menuLabel}`), label).toBe(path);
    const list = labelled(page(path), 'All pages');
    const current = findElement(list, (link) => propertyOf(link, 'ariaCurrent') === 'true');
    expect(current && textOf(current)).toBe(menuLabel);
    expect(findElement(list, ({tagName}) => tagName === 'li')).toBeDefined();
  }
});

it('facts of a command are in a table', () => {
  const tree = page('cli/devspace_version');
  const facts = findElement(tree, (element) => hasClass(element, 'facts')) ?? tree;
  const names = findAll(facts, ({tagName}) => tagName === 'strong').map(textOf);
  expect(names).toEqual(['Requirements:', 'Flags:', 'Environment variable:', 'Exit codes:']);
  expect(findAll(tree, ({tagName}) => tagName === 'h2')).toHaveLength(3);
});
