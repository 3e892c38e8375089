import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {AlgoliaStandIn} from './stand-in.ts';

/** A stand-in that can be reached by HTTP. */
export interface ServedStandIn {
  /** Origin, such as `http://127.0.0.1:1234`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a stand-in on a port of this machine. */
export async function serveStandIn(standIn: AlgoliaStandIn): Promise<ServedStandIn> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {status, body} = standIn.answer({
        method: request.method ?? 'GET',
        path: request.url ?? '/',
        headers: request.headers as Record<string, string | undefined>,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      response.writeHead(status, {'content-type': 'application/json'});
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
