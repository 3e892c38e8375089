/** Tries the rendered config with nginx. */
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {networkInterfaces, tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {findFreePort} from '../../../tests/lib/free-port.ts';
import {site} from './fixture.ts';
import {renderNginx} from './render-nginx.ts';

const PATH = `${process.env.PATH}:/usr/sbin`;
const isInstalled = spawnSync('nginx', ['-v'], {env: {PATH}}).status === 0;

describe.skipIf(!isInstalled).each([
  {basePath: '/docs/', redirects: site.redirects},
  {basePath: '/', redirects: new Map([['/5.x/intro', '/5.x/introduction']])},
])(`nginx at $basePath${isInstalled ? '' : ' (needs nginx, which is not installed)'}`, (own) => {
  const {basePath} = own;
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  let nginx: ChildProcess;
  let origin = '';

  const get = async (url: string): Promise<Response> =>
    fetch(`${origin}${url}`, {redirect: 'manual'});

  beforeAll(async () => {
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    const write = (file: string, text: string): void => {
      const full = path.join(folder, file);
      mkdirSync(path.dirname(full), {recursive: true});
      writeFileSync(full, text);
    };
    for (const file of [
      'index.html',
      '5.x.html',
      '5.x/introduction.html',
      '404.html',
      'assets/js/a.js',
    ])
      write(`site${basePath}${file}`, file);
    // The workers of nginx run as another user.
    chmodSync(folder, 0o755);
    const config = renderNginx({...site, ...own}, {root: path.join(folder, 'site'), port});
    const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
      addresses?.some(({family}) => family === 'IPv6'),
    );
    write('site.conf', hasIpv6 ? config : config.replace(/^.*\[::\].*\n/m, ''));
    write(
      'nginx.conf',
      `pid nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\n  access_log off;\n  types { text/html html; text/javascript js; }\n  include site.conf;\n}\n`,
    );
    nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], {
      env: {PATH},
      stdio: 'inherit',
    });
    await vi.waitFor(() => get(basePath), {timeout: 30_000});
  });

  afterAll(async () => {
    nginx.kill();
    await once(nginx, 'exit');
    rmSync(folder, {recursive: true});
  });

  it('serves pages with the headers', async () => {
    const response = await get(`${basePath}5.x/introduction`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('5.x/introduction.html');
    expect(response.headers.get('content-security-policy')).toContain('sha256-abc=');
  });

  it.each(['5.x/introduction.html', '5.x/introduction/', '5.x/intro'])(
    'redirects %s once, with its query',
    async (url) => {
      const response = await get(`${basePath}${url}?q=1`);
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toBe(`${basePath}5.x/introduction?q=1`);
    },
  );

  it('keeps hashed files forever', async () => {
    const response = await get(`${basePath}assets/js/a.js`);
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('responds to a missing page with a page, and to a missing script in plain text', async () => {
    const page = await get(`${basePath}none`);
    expect([page.status, await page.text()]).toEqual([404, '404.html']);
    const script = await get(`${basePath}assets/js/none.js`);
    expect(script.status).toBe(404);
    expect(script.headers.get('content-type')).toContain('text/plain');
  });
});
