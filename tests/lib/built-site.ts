/** Access to the built site for tests. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {type BuiltPage as ParsedPage, parsePage} from '@devspace-docs/static-host/html';
import {readDeployment} from '@devspace-docs/static-host';
import {NOT_FOUND_PAGE, pageName, type SiteFiles} from '@devspace-docs/static-host/node';

/** Folder of the built site. */
export const buildDir = process.env.BUILD_DIR ?? 'build';

/** Requires the same environment variables as the build. */
export const deployment = readDeployment(process.env);

export interface BuiltPage extends ParsedPage {
  /** Path relative to the base path, without outer slashes; empty for the landing page. */
  readonly path: string;
}

export {NOT_FOUND_PAGE as NOT_FOUND};

/** Throws if the site isn't built. */
export function requireBuild(): void {
  if (existsSync(path.join(buildDir, 'index.html'))) return;
  throw new Error(`No built site in ${buildDir}. Run \`npm run build\` first.`);
}

/** Lists all files of the site. */
export function listFiles(): SiteFiles {
  requireBuild();
  return {basePath: deployment.baseUrl, files: new Set(globSync('**/*', {cwd: buildDir}))};
}

export function readBuilt(file: string): string {
  return readFileSync(path.join(buildDir, file), 'utf8');
}

export function readPage(file: string): BuiltPage {
  return {file, path: pageName(file), tree: parsePage(readBuilt(file))};
}

/** Lists the files of all pages. */
export function listPages(): string[] {
  return [...listFiles().files].filter((file) => file.endsWith('.html')).sort();
}

/** Reads all pages one at a time, because their trees together take 700 MB. */
export function mapPages<Result>(read: (page: BuiltPage) => Result): Result[] {
  return listPages().map((file) => read(readPage(file)));
}

/** Returns the URLs of the sitemap as written. */
export function readSitemap(): string[] {
  requireBuild();
  return [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '');
}

/** Returns the absolute URL of a page. */
export function pageUrl(pagePath: string): string {
  return deployment.url + deployment.baseUrl + pagePath;
}
