/**
 * Small sites of tests/fixtures, with the theme and the headers of the real one. Each is built and
 * served once, when a test first asks for it: two builds of one site at a time write over each other.
 */
import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {readSite} from '../../scripts/lib/hosting/read-site.ts';
import {startServer} from '../../scripts/lib/server/start-server.ts';
import {readDeployment} from '../../src/config/deployment.ts';
import {deployment} from '../lib/built-site.ts';

const run = promisify(execFile);

/** Environment variables of fixtures that differ from the others. */
export const fixtureSettings = {
  algolia: {
    ALGOLIA_APP_ID: 'TEST1',
    ALGOLIA_SEARCH_KEY: 'public-search-key',
    ALGOLIA_INDEX: 'docs',
    // A build that resembles the real one may use a cache, whose files have to stay in one folder.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'node_modules/.cache/algolia',
    DOCUSAURUS_NO_PERSISTENT_CACHE: '',
  },
} as const;

function settingsOf(name: string): Readonly<Record<string, string>> {
  return name in fixtureSettings ? fixtureSettings[name as keyof typeof fixtureSettings] : {};
}

interface ServedSite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Builds the site of a fixture, whose config builds on that of the real site, and serves it. */
async function serveFixture(name: string): Promise<ServedSite> {
  const dir = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const config = `tests/fixtures/${name}/docusaurus.config.ts`;
  // The files that the real site is built from stay as they are, and so does what it keeps.
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
    site: await readSite(dir, readDeployment(env)),
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

/** Answers with the URL of the site whose name is asked for, however many ask. */
export async function offerFixtureSites(): Promise<ServedSite> {
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
export async function addressOfFixture(name: string): Promise<string> {
  const response = await fetch(`${process.env.FIXTURE_SITES}/${name}`);
  const answer = await response.text();
  if (!response.ok) throw new Error(`Building tests/fixtures/${name} failed: ${answer}`);
  return answer;
}
