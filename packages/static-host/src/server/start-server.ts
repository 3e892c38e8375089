/**
 * Serves a built site over HTTP like production. The rules are in resolve-request.ts and
 * headers.ts.
 */
import {existsSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {COPY_HEADERS, isCopy, SHARED_FOLDER, SHARED_HEADERS} from '../policy.ts';
import {MISSING_ASSET, type HostedSite} from '../site.ts';
import {cacheControl, chooseEncoding, contentType} from '../headers.ts';
import {NOT_FOUND_PAGE, resolveRequest} from '../resolve-request.ts';
import {openSite, type SiteStore} from './site-store.ts';

export interface ServerOptions extends Pick<HostedSite, 'basePath'> {
  /** Folder of the built site. */
  readonly dir: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Address to listen on. The default only accepts local connections. */
  readonly host?: string;
  readonly site?: Pick<HostedSite, 'redirects' | 'headers'>;
  /** Brotli quality, up to 11. The default is fast. */
  readonly brotliQuality?: number;
}

export interface RunningServer {
  /** URL of the landing page. */
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.end(response.req.method === 'HEAD' ? undefined : `${text}\n`);
}

async function sendFile(
  {headers, method}: IncomingMessage,
  response: ServerResponse,
  site: SiteStore,
  file: string,
  status: number,
): Promise<void> {
  const {bytes, tag, encoding} = await site.read(file, chooseEncoding(headers['accept-encoding']));
  const shared = {
    'cache-control': cacheControl(file),
    etag: tag,
    vary: 'Accept-Encoding',
    ...(file.startsWith(SHARED_FOLDER) && SHARED_HEADERS),
    ...(isCopy(file) && COPY_HEADERS),
  };
  if (status === 200 && headers['if-none-match']?.includes(tag)) {
    response.writeHead(304, shared).end();
    return;
  }
  response.writeHead(status, {
    ...shared,
    'content-type': contentType(file),
    'content-length': bytes.length,
    ...(encoding && {'content-encoding': encoding}),
  });
  response.end(method === 'HEAD' ? undefined : bytes);
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  site: SiteStore,
  {basePath, site: hosted}: ServerOptions,
): Promise<void> {
  for (const [name, value] of Object.entries(hosted?.headers ?? {}))
    response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    sendText(response, 405, 'Method not allowed. Use GET or HEAD.');
    return;
  }
  const files = await site.files();
  const resolution = resolveRequest(request.url ?? '/', {
    basePath,
    files,
    redirects: hosted?.redirects,
  });
  if (resolution.kind === 'file') {
    await sendFile(request, response, site, resolution.file, 200);
  } else if (resolution.kind === 'redirect') {
    response.writeHead(308, {location: resolution.location, 'cache-control': 'no-cache'}).end();
  } else if (resolution.isAsset || !files.has(NOT_FOUND_PAGE)) {
    sendText(response, 404, MISSING_ASSET);
  } else {
    await sendFile(request, response, site, NOT_FOUND_PAGE, 404);
  }
}

async function listen(server: Server, {port, host = '127.0.0.1'}: ServerOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = `Port ${port} is in use. Choose another one with --port, or stop the program that uses it.`;
      reject(error.code === 'EADDRINUSE' ? new Error(message) : error);
    });
    server.listen(port, host, resolve);
  });
}

/**
 * Starts a server for a built site.
 *
 * @throws Error if the site isn't built or the port is in use.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {dir, basePath} = options;
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`No built site in ${dir}. Run \`npm run build\` first.`);
  }
  const site = openSite(dir, options.brotliQuality);
  // The default of five seconds would reset connections while a large file is compressed.
  const server = createServer({keepAliveTimeout: 60_000}, (request, response) => {
    respond(request, response, site, options).catch((error: unknown) => {
      // A rebuild can delete a file after it was listed.
      console.error(`${request.url}: ${error instanceof Error ? error.message : String(error)}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, "Couldn't read the file. The site may be rebuilding.");
    });
  });
  await listen(server, options);
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${basePath}`,
    port,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
      });
    },
  };
}
