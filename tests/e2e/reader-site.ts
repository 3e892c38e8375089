/**
 * The site in tests/fixtures/reader, which has cases that the real site lacks, with the theme and the headers of
 * the real one. It's built when a test first requests it, and all workers share it.
 */
import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {readSite, startServer} from '@devspace-docs/static-host/node';
import {readDeployment} from '@devspace-docs/static-host';
import {hostingSettings} from '../../src/config/hosting.ts';
import {deployment} from '../lib/built-site.ts';
import {test as base} from './search.ts';
import {waitUntilInteractive} from './fixtures.ts';

const run = promisify(execFile);

/** The search service of the site. */
export const algoliaSettings = {
  ALGOLIA_APP_ID: 'TEST1',
  ALGOLIA_SEARCH_KEY: 'public-search-key',
  ALGOLIA_INDEX: 'docs',
} as const;

interface ServedSite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

async function buildSite(): Promise<ServedSite> {
  const dir = await mkdtemp(path.join(tmpdir(), 'reader-'));
  const config = 'tests/fixtures/reader/docusaurus.config.ts';
  // Doesn't touch the generated files and the cache of the real site.
  const env = {
    ...process.env,
    ...algoliaSettings,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/reader',
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  await run('npx', ['docusaurus', 'build', '--config', config, '--out-dir', dir], {env});
  const {url, close} = await startServer({
    dir,
    basePath: deployment.baseUrl,
    site: await readSite(dir, hostingSettings(readDeployment(env))),
    port: 0,
  });
  return {url, close: () => close().then(() => rm(dir, {recursive: true}))};
}

/** Serves the URL of the site to the workers. */
export async function serveReaderSite(): Promise<ServedSite> {
  let site: Promise<ServedSite> | undefined;
  const server = createServer((_request, response) => {
    site ??= buildSite();
    site.then(
      ({url}) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await site?.then(({close}) => close()).catch(() => undefined);
    },
  };
}

interface WorkerFixtures {
  readonly site: {readonly urlOf: (path: string) => string};
}

interface Fixtures {
  /** Opens a page of that site, and waits until it is hydrated. */
  readonly open: (path: string) => Promise<void>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // Playwright requires an empty pattern if a fixture uses no other one.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const response = await fetch(process.env.READER_SITE ?? '');
      const url = await response.text();
      if (!response.ok) throw new Error(`Building tests/fixtures/reader failed: ${url}`);
      await use({urlOf: (path) => url + path});
    },
    {scope: 'worker', timeout: 300_000},
  ],
  open: async ({page, site}, use) => {
    await use(async (path) => {
      await page.goto(site.urlOf(path));
      await waitUntilInteractive(page);
    });
  },
});

export {expect} from './fixtures.ts';
