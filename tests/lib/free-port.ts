import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';

/** Finds a TCP port on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
