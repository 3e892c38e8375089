/**
 * Writes the files for hosts beside a built site.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Deployment} from '../../../src/config/deployment.ts';
import {redirects} from '../../../src/config/redirects.ts';
import {checkRedirects} from './check-redirects.ts';
import {readSite} from './read-site.ts';
import {redirectsNote, renderHeaders, renderRedirects} from './render-netlify.ts';
import {renderNginx} from './render-nginx.ts';

/** Where the site lies in the container, and on a server of your own. */
const PLACE = {root: '/srv/site', port: 8080};

/** Folder of the files for hosts that belong to a built site. */
export function hostingDir(dir: string): string {
  return `${dir.replace(/\/+$/, '')}-hosting`;
}

/** Files for hosts that were written. */
export interface HostingFiles {
  /** The folder that they are in. */
  readonly folder: string;
  /** What some host does not take of them, in words. */
  readonly notes: readonly string[];
}

/**
 * Writes `_headers`, `_redirects` and `nginx.conf`.
 *
 * @throws Error when the site contains code that its own policy would block, or a redirect is wrong.
 */
export async function writeHosting(dir: string, deployment: Deployment): Promise<HostingFiles> {
  const site = await readSite(dir, deployment);
  const problems = checkRedirects(redirects, new Set(site.pages));
  if (problems.length > 0) {
    const list = problems.map(({message, hint}) => `- ${message} (fix: ${hint})`);
    throw new Error(`src/config/redirects.ts:\n${list.join('\n')}`);
  }
  const target = hostingDir(dir);
  await mkdir(target, {recursive: true});
  const files = {
    _headers: renderHeaders(site),
    _redirects: renderRedirects(site),
    'nginx.conf': renderNginx(site, PLACE),
  };
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(path.join(target, name), text)),
  );
  const note = redirectsNote(site);
  return {folder: target, notes: note === undefined ? [] : [note]};
}
