/**
 * Serves the sites of the browser tests, each on its own port: the built site with the headers of
 * production, the site packed for GitHub Pages, and the reader site.
 */
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type HostedSite, packSite, readSite, startServer} from '@devspace-docs/static-host/node';
import {hostingSettings} from '../../src/config/hosting.ts';
import {buildDir, deployment, requireBuild} from '../lib/built-site.ts';
import {serveReaderSite} from './reader-site.ts';

/** Requests what all pages load: the server compresses a file when it's first requested. */
async function warmUp(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const assets = html.match(/[^"'=\s]+\/assets\/(?:js|css)\/[^"'\s>]+/g) ?? [];
  const headers = {'accept-encoding': 'br'};
  await Promise.all(assets.map((asset) => fetch(new URL(asset, url), {headers})));
}

/** Serves the packed site like a host without custom headers and redirects. */
async function serveDeployed(site: HostedSite): Promise<{url: string; close: () => Promise<void>}> {
  const out = await mkdtemp(path.join(tmpdir(), 'deployed-'));
  const dir = await packSite({
    dir: buildDir,
    out,
    site,
    isPlainHost: true,
    isCompressed: false,
  });
  const {url, close} = await startServer({
    dir,
    basePath: deployment.baseUrl,
    site: {headers: {}, redirects: new Map()},
    port: 0,
  });
  return {
    url,
    close: async () => {
      await close();
      await rm(out, {recursive: true});
    },
  };
}

export default async function serveBuild(): Promise<() => Promise<void>> {
  requireBuild();
  const site = await readSite(buildDir, hostingSettings(deployment));
  const {url, close} = await startServer({
    dir: buildDir,
    basePath: deployment.baseUrl,
    site,
    port: 0,
  });
  await warmUp(url);
  const [reader, deployed] = await Promise.all([serveReaderSite(), serveDeployed(site)]);
  // Workers are separate processes, and inherit the environment.
  process.env.SITE_UNDER_TEST = url;
  process.env.DEPLOYED_SITE = deployed.url;
  process.env.READER_SITE = reader.url;
  return async () => {
    await Promise.all([close(), reader.close(), deployed.close()]);
  };
}
