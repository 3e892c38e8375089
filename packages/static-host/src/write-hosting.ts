import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {checkRedirects} from './check-redirects.ts';
import {redirectsNote, renderHeaders, renderRedirects} from './render-netlify.ts';
import {renderNginx} from './render-nginx.ts';
import type {Redirect} from './settings.ts';
import type {HostedSite} from './site.ts';

/** Location in the container, and on self-hosted servers. */
const NGINX = {root: '/srv/site', port: 8080};

/** Returns the folder of the files for hosts, which is next to the built site. */
export function hostingDir(dir: string): string {
  return `${dir.replace(/\/+$/, '')}-hosting`;
}

/**
 * Writes `_headers`, `_redirects` and `nginx.conf` of the site in a folder.
 *
 * @param redirects - Redirects in the settings, which are checked.
 * @returns A warning about content that some hosts ignore, if any.
 * @throws Error if a redirect is invalid.
 */
export async function writeHosting(
  dir: string,
  site: HostedSite,
  redirects: readonly Redirect[],
): Promise<string | undefined> {
  const problems = checkRedirects(redirects, new Set(site.pages));
  if (problems.length > 0) {
    const list = problems.map(({message, hint}) => `- ${message} (fix: ${hint})`);
    throw new Error(`src/config/redirects.json:\n${list.join('\n')}`);
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
