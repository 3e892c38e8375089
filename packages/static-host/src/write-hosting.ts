import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {checkRedirects} from './check-redirects.ts';
import {readSite} from './read-site.ts';
import {redirectsNote, renderHeaders, renderRedirects} from './render-netlify.ts';
import {renderNginx} from './render-nginx.ts';
import type {HostingSettings} from './settings.ts';

/** Location in the container, and on self-hosted servers. */
const NGINX = {root: '/srv/site', port: 8080};

/** Returns the folder of the files for hosts, which is next to the built site. */
export function hostingDir(dir: string): string {
  return `${dir.replace(/\/+$/, '')}-hosting`;
}

/**
 * Writes `_headers`, `_redirects` and `nginx.conf`.
 *
 * @returns A warning about content that some hosts ignore, if any.
 * @throws Error if the policy would block code of the site, or a redirect is invalid.
 */
export async function writeHosting(
  dir: string,
  settings: HostingSettings,
): Promise<string | undefined> {
  const site = await readSite(dir, settings);
  const problems = checkRedirects(settings.redirects, new Set(site.pages));
  if (problems.length > 0) {
    const list = problems.map(({message, hint}) => `- ${message} (fix: ${hint})`);
    throw new Error(`src/config/redirects.ts:\n${list.join('\n')}`);
  }
  const target = hostingDir(dir);
  await mkdir(target, {recursive: true});
  const files = {
    _headers: renderHeaders(site),
    _redirects: renderRedirects(site),
    'nginx.conf': renderNginx(site, NGINX),
  };
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(path.join(target, name), text)),
  );
  return redirectsNote(site);
}
