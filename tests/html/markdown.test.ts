import path from 'node:path';
import {expect, it} from 'vitest';
import {findAll, findElement, hasClass, propertyOf} from '@devspace-docs/static-host/html';
import {resolveRequest} from '@devspace-docs/static-host/node';
import {versions, readPagePath} from '@devspace-docs/versions';
import {listFiles, pageUrl, readBuilt, readPage} from '../lib/built-site.ts';

const copies = [...listFiles().files].filter((file) => file.endsWith('.md')).sort();

it.each(versions)(
  'llms.txt of $label lists each page that has a Markdown copy once, and llms-full.txt contains them',
  ({label, path: folder}) => {
    const list = readBuilt(path.join(folder, 'llms.txt'));
    const listed = [...list.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, url]) => url);
    const expected = copies
      .filter((file) => readPagePath(file.replace(/\.md$/, '')).version === label)
      .map(pageUrl);
    expect(listed.sort()).toEqual(expected.sort());
    expect(listed.length).toBeGreaterThan(60);
    const own = listed.filter((url) => !url?.includes('/fragments/'));
    const full = readBuilt(path.join(folder, 'llms-full.txt'));
    expect(full.split('\nSource: ')).toHaveLength(own.length + 1);
  },
);

it('links and source URLs in Markdown copies resolve without a redirect', () => {
  const site = listFiles();
  const wrong = copies.flatMap((file) => {
    const text = readBuilt(file);
    const urls = [...text.matchAll(/\]\(([^)\s]+)\)|^Source: (.+)$/gm)].flatMap(
      ([, link, source]) => link ?? source ?? [],
    );
    return urls
      .filter((url) => url.startsWith(pageUrl('')))
      .filter((url) => resolveRequest(new URL(url).pathname, site).kind !== 'file')
      .map((url) => `${file}: ${url}`);
  });
  expect(wrong).toEqual([]);
});

it.each([
  ['configuration/dev/connections/file-sync', ['- `dev.*.sync[].path` string', 'Default: `.:.`']],
  ['cli/devspace_deploy', ['# devspace deploy', '`--force-build`', '| Flag |']],
  ['getting-started/installation', ['**npm**', '**yarn**']],
])('the Markdown copy of %s contains what components show', (path, excerpts) => {
  const text = readBuilt(`${path}.md`);
  for (const excerpt of excerpts) expect(text).toContain(excerpt);
  expect(text.replace(/```[\s\S]*?```|`[^`]*`/g, '')).not.toMatch(/<\w+[ >]|^import |\{\/\*/m);
});

it('Markdown copies have no invisible characters', () => {
  const lists = versions.map(({path: folder}) => path.join(folder, 'llms-full.txt'));
  const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/;
  expect([...copies, ...lists].filter((file) => invisible.test(readBuilt(file)))).toEqual([]);
});

it('Markdown copies list tabs by label, and contain the text of each diagram once', () => {
  const wrong = copies.flatMap((file) => {
    // Special characters are escaped.
    const text = readBuilt(file).replaceAll('\\', '');
    const count = (excerpt: string): number => text.split(excerpt).length - 1;
    const {tree} = readPage(file.replace(/\.md$/, '.html'));
    const panels = findAll(tree, (node) => propertyOf(node, 'role') === 'tabpanel');
    const diagrams = findAll(tree, (node) => hasClass(node, 'docusaurus-mermaid-container'));
    const labels = panels.map((panel) => `- **${propertyOf(panel, 'dataLabel')}**\n`);
    const flows = diagrams.flatMap((diagram) => {
      const svg = findElement(diagram, ({tagName}) => tagName === 'svg');
      return svg ? `_Diagram: ${propertyOf(svg, 'ariaLabel')}_\n` : [];
    });
    return [
      ...labels.filter((label) => count(label) === 0),
      ...flows.filter((flow) => count(flow) !== 1),
    ].map((excerpt) => `${file}: ${excerpt.trim()}`);
  });
  expect(wrong).toEqual([]);
});
