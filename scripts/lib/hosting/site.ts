/**
 * The built site as a host has to know it: its addresses and headers. What the files for hosts,
 * and the local server, are made of.
 */

/** Headers by name, as they are sent. */
export type Headers = Readonly<Record<string, string>>;

/** A site to host. */
export interface HostedSite {
  /** Path with both slashes under which the site is served. */
  readonly basePath: string;
  /** Paths of all pages below it; empty for the landing page. */
  readonly pages: readonly string[];
  /** Pages by the URLs that they replace: paths from the origin, the keys without a slash at the end. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The Content-Security-Policy, one directive an entry. */
  readonly policy: readonly string[];
  /** Headers of every answer. */
  readonly headers: Headers;
}

/** Files that hosts read and readers never see. */
export const HOST_FILES: readonly string[] = ['_headers', '_redirects'];

/** Answer to a request for an asset that does not exist: a script that is HTML only confuses. */
export const MISSING_ASSET = 'File not found.';

/** Extensions of files that are no pages. */
export const ASSET_EXTENSIONS: readonly string[] = [
  'avif',
  'css',
  'gif',
  'ico',
  'jpeg',
  'jpg',
  'js',
  'json',
  'map',
  'md',
  'mjs',
  'pdf',
  'png',
  'svg',
  'txt',
  'wasm',
  'webmanifest',
  'webp',
  'woff',
  'woff2',
  'xml',
  'yaml',
  'yml',
  'zip',
];

/** First line of generated files. */
export const GENERATED = "Generated with the site by scripts/lib/hosting. Don't edit.";
