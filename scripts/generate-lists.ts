/**
 * Updates lists that are derived from other files: `npm run generate -- lists`.
 *
 * - tests/routes/routes.json: adds new pages. Never removes routes, because the list contains every URL
 *   that was ever published.
 * - schema/paths/*.txt: the paths of all fields of a schema
 *
 * --check  writes nothing, and fails if a list is out of date
 */
import {readFile} from 'node:fs/promises';
import {format, resolveConfig} from 'prettier';
import {versions} from '@devspace-docs/versions';
import {readFields} from '@devspace-docs/devspace-check/node';
import {addRoutes} from '@devspace-docs/content-lint';
import {createSite, type Route} from '@devspace-docs/pages';
import {loadTree} from '@devspace-docs/common/node';
import {updateFiles} from '@devspace-docs/reference/node';
import {runMain} from './tasks/index.ts';

const ROUTES = 'tests/routes/routes.json';

/** Path and content of each list. */
async function generate(): Promise<Array<readonly [string, string]>> {
  const site = createSite(loadTree('.', '{docs,versioned_docs}/**'));
  const listed = JSON.parse(await readFile(ROUTES, 'utf8')) as readonly Route[];
  const entries = addRoutes(listed, site.files).map((route) => JSON.stringify(route));
  const routes = await format(`[\n${entries.join(',\n')}\n]`, {
    ...(await resolveConfig(ROUTES)),
    filepath: ROUTES,
  });
  const fields = versions.map(({label, fieldListFile}) => {
    const paths = [...readFields(label).keys()].sort();
    return [fieldListFile, `${paths.join('\n')}\n`] as const;
  });
  return [[ROUTES, routes], ...fields];
}

void runMain(async () => {
  await updateFiles({title: 'Lists', files: new Map(await generate())});
});
