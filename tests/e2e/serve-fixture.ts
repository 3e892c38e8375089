/**
 * Builds and serves a small site of tests/fixtures, with the theme and the headers of the real one.
 */
import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {readSite} from '../../scripts/lib/hosting/read-site.ts';
import {startServer} from '../../scripts/lib/server/start-server.ts';
import {deployment} from '../lib/built-site.ts';

const run = promisify(execFile);

/** A site of a fixture, served. */
export interface FixtureSite {
  readonly addressOf: (path: string) => string;
  readonly close: () => Promise<void>;
}

/** Serves the fixture of this name, whose config builds on that of the site. */
export async function serveFixture(name: string): Promise<FixtureSite> {
  const dir = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const config = `tests/fixtures/${name}/docusaurus.config.ts`;
  // The files that the real site is built from stay as they are.
  const env = {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`};
  await run('npx', ['docusaurus', 'build', '--config', config, '--out-dir', dir], {env});
  const server = await startServer({
    dir,
    basePath: deployment.baseUrl,
    site: await readSite(dir, deployment),
    port: 0,
  });
  return {
    addressOf: (address) => server.url + address,
    async close() {
      await server.close();
      await rm(dir, {recursive: true});
    },
  };
}
