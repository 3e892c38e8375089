/**
 * Serves the built site and those of the fixtures for the browser tests, on ports of their own and
 * under the headers of production, and ends with them.
 */
import {readSite} from '../../scripts/lib/hosting/read-site.ts';
import {startServer} from '../../scripts/lib/server/start-server.ts';
import {buildDir, deployment, requireBuild} from '../lib/built-site.ts';
import {offerFixtureSites} from './fixture-sites.ts';

/** Requests what all pages load: the server compresses a file when it's first requested. */
async function warmUp(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const assets = html.match(/[^"'=\s]+\/assets\/(?:js|css)\/[^"'\s>]+/g) ?? [];
  const headers = {'accept-encoding': 'br'};
  await Promise.all(assets.map((asset) => fetch(new URL(asset, url), {headers})));
}

export default async function serveBuild(): Promise<() => Promise<void>> {
  requireBuild();
  const {url, close} = await startServer({
    dir: buildDir,
    basePath: deployment.baseUrl,
    site: await readSite(buildDir, deployment),
    port: 0,
  });
  await warmUp(url);
  const fixtures = await offerFixtureSites();
  // Workers are processes of their own: the environment is what reaches them.
  process.env.SITE_UNDER_TEST = url;
  process.env.FIXTURE_SITES = fixtures.url;
  return async () => {
    await Promise.all([close(), fixtures.close()]);
  };
}
