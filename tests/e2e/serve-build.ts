/**
 * Serves the built site and those of the fixtures for the browser tests, on ports of their own and
 * under the headers of production, and ends with them.
 */
import {readSite} from '../../scripts/lib/hosting/read-site.ts';
import {startServer} from '../../scripts/lib/server/start-server.ts';
import {buildDir, deployment, requireBuild} from '../lib/built-site.ts';
import {offerFixtureSites} from './fixture-sites.ts';

export default async function serveBuild(): Promise<() => Promise<void>> {
  requireBuild();
  const {url, close} = await startServer({
    dir: buildDir,
    basePath: deployment.baseUrl,
    site: await readSite(buildDir, deployment),
    port: 0,
  });
  const fixtures = await offerFixtureSites();
  // Workers are processes of their own: the environment is what reaches them.
  process.env.SITE_UNDER_TEST = url;
  process.env.FIXTURE_SITES = fixtures.url;
  return async () => {
    await Promise.all([close(), fixtures.close()]);
  };
}
