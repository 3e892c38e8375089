import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {findAll, textOf} from '@devspace-docs/static-host/html';
import {readPagePath, versionsByLabel} from '@devspace-docs/versions';
import {readResult} from '../../src/plugins/tested/index.ts';
import {listFiles, readBuilt, readPage} from '../lib/built-site.ts';

const result = readResult();
if (!result) throw new Error('Run `npm run check` and `npm run build` first.');
const {statistics} = result;

it('counts the pages, fields and messages that the site has', () => {
  const copies = [...listFiles().files].filter((file) => file.endsWith('.md'));
  for (const {version, pages, fields, counts} of statistics) {
    const own = copies.filter(
      (file) => readPagePath(file.replace(/(?:^|\/)index\.md$|\.md$/, '')).version === version,
    );
    expect(own, version).toHaveLength(pages);
    const published = JSON.parse(readBuilt(`schema/${version}/fields.json`)) as {fields: unknown[]};
    expect(published.fields, version).toHaveLength(fields);
    const catalog = globSync(
      `${versionsByLabel[version].docsFolder}/troubleshooting/errors{,-*}.mdx`,
    );
    const headings = catalog.flatMap((file) => readFileSync(file, 'utf8').match(/^### `/gm) ?? []);
    expect(headings, version).toHaveLength(counts.messages);
  }
});

it.each([
  'configuration/functions',
  '5.x/configuration/images/basics',
  '4.x/configuration/images/basics',
])('checked configs on the page /%s name its version', (path) => {
  const links = findAll(readPage(`${path}.html`).tree, ({tagName}) => tagName === 'a').map(textOf);
  const marks = links.filter((name) => name.startsWith('Checked against'));
  expect([...new Set(marks)]).toEqual([`Checked against ${readPagePath(path).version}`]);
});
