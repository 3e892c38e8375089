/**
 * URLs and headers of a built site: the input for the config files of hosts and the local server.
 */

/** Values by header name. */
export type Headers = Readonly<Record<string, string>>;

export interface HostedSite {
  /** Base path with leading and trailing slashes. */
  readonly basePath: string;
  /** Paths of all pages, relative to the base path; empty for the landing page. */
  readonly pages: readonly string[];
  /**
   * Pages by the URLs that redirect to them: paths from the origin, keys without a trailing slash.
   */
  readonly redirects: ReadonlyMap<string, string>;
  /** Directives of the Content-Security-Policy. */
  readonly policy: readonly string[];
  /** Headers of every response. */
  readonly headers: Headers;
}

/** Config files of hosts, which are never served. */
export const HOST_FILES: readonly string[] = ['_headers', '_redirects'];

/** Response body for missing assets. */
export const MISSING_ASSET = 'File not found.';

/** First line of generated files. */
export const GENERATED = "Generated with the site by packages/static-host/src. Don't edit.";
