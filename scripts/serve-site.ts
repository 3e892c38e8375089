/**
 * Serves the built site with the headers of production: `npm run serve`.
 *
 * --port N    uses this port instead of 3000
 * --host A    listens on A instead of 127.0.0.1, for example on 0.0.0.0 in a container
 * --dir DIR   serves DIR instead of build/
 */
import {parseArgs} from 'node:util';
import {readDeployment} from '@devspace-docs/static-host';
import {hostingSettings} from '../src/config/hosting.ts';
import {readSite, startServer} from '@devspace-docs/static-host/node';
import {runMain} from './tasks/index.ts';

void runMain(async () => {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '3000'},
      host: {type: 'string'},
      dir: {type: 'string', default: 'build'},
    },
  });
  if (!/^\d+$/.test(values.port))
    throw new Error(`--port="${values.port}" isn't a valid port: expected a number such as 4000.`);
  const deployment = readDeployment(process.env);
  const {url} = await startServer({
    dir: values.dir,
    basePath: deployment.baseUrl,
    site: await readSite(values.dir, hostingSettings(deployment)),
    port: Number(values.port),
    host: values.host,
  });
  console.log(`Serving the site at ${url}\nPress Ctrl+C to stop.`);
});
