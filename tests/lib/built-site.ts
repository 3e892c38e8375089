/**
 * The built site, as the tests see it.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {readDeployment} from '../../src/config/deployment.ts';
import type {SiteFiles} from '../../scripts/lib/hosting/resolve-request.ts';
import {readTags, type Tag} from '../../scripts/lib/html/tags.ts';

/** Folder of the built site. */
export const buildDir = process.env.BUILD_DIR ?? 'build';

/** The deployment that the site was built for: the same variables have to be set. */
export const deployment = readDeployment(process.env);

/** A page of the built site. */
export interface BuiltPage {
  /** File below the build folder. */
  readonly file: string;
  /** URL below the base path, without slashes at its ends; empty for the landing page. */
  readonly path: string;
  readonly html: string;
  readonly tags: readonly Tag[];
}

/** The page for URLs that do not exist: it has no URL. */
export const NOT_FOUND = '404.html';

/** Fails in one sentence when there is nothing to test. */
export function requireBuild(): void {
  if (existsSync(path.join(buildDir, 'index.html'))) return;
  throw new Error(`No built site in ${buildDir}. Run \`npm run build\` first.`);
}

/** All files of the site, and where it is served. */
export function listFiles(): SiteFiles {
  requireBuild();
  return {basePath: deployment.baseUrl, files: new Set(globSync('**/*', {cwd: buildDir}))};
}

/** Reads all pages but the not-found page, sorted by file. */
export function readPages(): BuiltPage[] {
  return [...listFiles().files]
    .filter((file) => file.endsWith('.html') && file !== NOT_FOUND)
    .sort()
    .map(readPage);
}

/** Reads a page by its file. */
export function readPage(file: string): BuiltPage {
  const html = readFileSync(path.join(buildDir, file), 'utf8');
  const address = file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '');
  return {file, path: address, html, tags: readTags(html)};
}

/** The path of the first page whose source fits: some tests need a page with a certain element. */
export function pageWith(pattern: RegExp): string | undefined {
  return readPages().find(({html}) => pattern.test(html))?.path;
}

/** As pageWith, for elements that the site always has. */
export function requirePageWith(pattern: RegExp): string {
  const path = pageWith(pattern);
  if (path === undefined)
    throw new Error(`No built page contains ${pattern}, which the test requires.`);
  return path;
}

/** URLs of the sitemap, as they stand there. */
export function readSitemap(): string[] {
  requireBuild();
  const xml = readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');
}

/** The absolute URL that a page is published at. */
export function pageUrl(pagePath: string): string {
  return deployment.url + deployment.baseUrl + pagePath;
}
