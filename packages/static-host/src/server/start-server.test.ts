import {writeFile} from 'node:fs/promises';
import {request} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeFiles} from '../fixture.ts';
import {startServer, type RunningServer} from './start-server.ts';

const landing = `<h1>Landing</h1>${'<p>long enough to be compressed</p>'.repeat(60)}`;
const dir = writeFiles({
  'index.html': landing,
  '404.html': '<h1>Not here</h1>',
  '5.x.html': '<h1>5.x</h1>',
  'assets/js/main.0123abcd.js': 'export {};',
});

interface Reply {
  readonly status: number | undefined;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({
    dir,
    basePath: '/docs/',
    port: 0,
    site: {
      headers: {'X-Test': 'sent'},
      redirects: new Map([['/docs/moved', '/docs/5.x']]),
    },
  });
});

afterAll(() => server.close());

/** Sends a raw request: `fetch` would normalize the path and decompress the body. */
async function send(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({host: '127.0.0.1', port: server.port, path: target, headers, method}, (response) => {
      let body = '';
      response.setEncoding('latin1');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () =>
        resolve({status: response.statusCode, headers: response.headers, body}),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the server', () => {
  it('serves a page', async () => {
    const {status, headers, body} = await send('/docs/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toBe(landing);
  });

  it('redirects once and keeps the query', async () => {
    const {status, headers} = await send('/docs/5.x/?q=1');
    expect([status, headers.location]).toEqual([308, '/docs/5.x?q=1']);
  });

  it('responds to an unknown URL with the not-found page', async () => {
    const {status, body} = await send('/docs/nothing');
    expect([status, body]).toEqual([404, '<h1>Not here</h1>']);
  });

  it('responds to a missing asset in plain text', async () => {
    const {status, headers} = await send('/docs/assets/js/old.js');
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('sends only the headers of a page for HEAD', async () => {
    const {status, headers, body} = await send('/docs/', {}, 'HEAD');
    expect([status, headers['content-length'], body]).toEqual([200, String(landing.length), '']);
  });

  it('rejects methods other than GET and HEAD', async () => {
    const {status, headers} = await send('/docs/', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('responds with 304 if the ETag matches', async () => {
    const {headers} = await send('/docs/');
    const again = await send('/docs/', {'if-none-match': String(headers.etag)});
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it.each(['br', 'gzip'])('compresses with %s, with a separate ETag', async (encoding) => {
    const plain = await send('/docs/');
    const {headers, body} = await send('/docs/', {'accept-encoding': encoding});
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.length).toBeLessThan(landing.length / 4);
    expect(headers.etag).not.toBe(plain.headers.etag);
  });

  it.each([
    ['/docs/', 200],
    ['/docs/5.x/', 308],
    ['/docs/moved', 308],
    ['/docs/nothing', 404],
    ['/docs/assets/js/old.js', 404],
  ])("sends the site's headers with %s", async (target, expected) => {
    const {status, headers} = await send(target);
    expect([status, headers['x-test']]).toEqual([expected, 'sent']);
  });

  it('picks up a rebuilt page', async () => {
    await writeFile(path.join(dir, '5.x.html'), '<h1>5.x again</h1>');
    expect((await send('/docs/5.x')).body).toBe('<h1>5.x again</h1>');
  });
});

describe('startServer', () => {
  it('fails if the port is in use', async () => {
    const start = startServer({dir, basePath: '/docs/', port: server.port});
    await expect(start).rejects.toThrow(`Port ${server.port} is in use`);
  });

  it('explains how to build a missing site', async () => {
    const start = startServer({dir: path.join(dir, 'none'), basePath: '/docs/', port: 0});
    await expect(start).rejects.toThrow(/No built site in .*\. Run `npm run build` first\./);
  });
});
