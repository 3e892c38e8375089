/**
 * Serves the built site with the headers of production: `npm run serve`.
 *
 * --port N    uses this port instead of 3000 or the next free one (also: PORT=N)
 * --host A    listens on A instead of 127.0.0.1, for example on 0.0.0.0 in a container
 * --dir DIR   serves DIR instead of build/
 */
import {parseArgs} from 'node:util';
import {readDeployment, readPort} from '@devspace-docs/static-host';
import {hostingSettings} from '../src/config/hosting.ts';
import {readSite, startServer} from '@devspace-docs/static-host/node';
import {runMain} from './tasks/index.ts';

const DEFAULT_PORT = 3000;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      port: {type: 'string'},
      host: {type: 'string'},
      dir: {type: 'string', default: 'build'},
    },
  });
  const requestedPort = readPort(values.port, process.env);
  const deployment = readDeployment(process.env);
  const {url, port} = await startServer({
    dir: values.dir,
    basePath: deployment.baseUrl,
    site: await readSite(values.dir, hostingSettings(deployment)),
    port: requestedPort ?? DEFAULT_PORT,
    host: values.host,
    isPortFixed: requestedPort !== undefined,
  });
  if (requestedPort === undefined && port !== DEFAULT_PORT) {
    console.log(`Port ${DEFAULT_PORT} is in use; using ${port}.`);
  }
  console.log(`Serving the site at ${url}\nPress Ctrl+C to stop.`);
}

void runMain(main);
