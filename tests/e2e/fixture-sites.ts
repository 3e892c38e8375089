/**
 * Builds and serves the small sites in tests/fixtures, with the theme and the headers of the real one.
 * A site is built once, when a test first requests it, because parallel builds of a site overwrite each
 * other's files.
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

const run = promisify(execFile);

/** Environment variables of fixtures that differ from the others. */
export const fixtureSettings = {
  algolia: {
    ALGOLIA_APP_ID: 'TEST1',
    ALGOLIA_SEARCH_KEY: 'public-search-key',
    ALGOLIA_INDEX: 'docs',
  },
} as const;

function settingsOf(name: string): Readonly<Record<string, string>> {
  return name in fixtureSettings ? fixtureSettings[name as keyof typeof fixtureSettings] : {};
}

interface ServedSite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Builds and serves the site of a fixture. */
async function serveFixture(name: string): Promise<ServedSite> {
  const dir = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const config = `tests/fixtures/${name}/docusaurus.config.ts`;
  // Doesn't touch the generated files and the cache of the real site.
  const env = {
    ...process.env,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    ...settingsOf(name),
  };
  await run('npx', ['docusaurus', 'build', '--config', config, '--out-dir', dir], {env});
  const server = await startServer({
    dir,
    basePath: deployment.baseUrl,
    site: await readSite(dir, hostingSettings(readDeployment(env))),
    port: 0,
  });
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(dir, {recursive: true});
    },
  };
}

/** Serves the URLs of the fixture sites by name: all workers share one build of each. */
export async function serveFixtures(): Promise<ServedSite> {
  const sites = new Map<string, Promise<ServedSite>>();
  const server = createServer((request, response) => {
    const name = path.posix.basename(request.url ?? '');
    const site = sites.get(name) ?? serveFixture(name);
    sites.set(name, site);
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
      const settled = await Promise.allSettled(sites.values());
      for (const site of settled) if (site.status === 'fulfilled') await site.value.close();
    },
  };
}

/** URL of the site of a fixture. */
export async function fixtureUrl(name: string): Promise<string> {
  const response = await fetch(`${process.env.FIXTURE_SITES}/${name}`);
  const answer = await response.text();
  if (!response.ok) throw new Error(`Building tests/fixtures/${name} failed: ${answer}`);
  return answer;
}
