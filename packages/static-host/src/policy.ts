/** Security headers of the site, for all hosts. */
import type {Deployment} from './deployment.ts';
import type {HostingSettings} from './settings.ts';

/**
 * The style element in the logo of DocSearch 5.1:
 * `.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}`.
 */
const DOCSEARCH_LOGO_STYLE = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** Origins that Algolia documents for its REST API. */
function searchHosts({algolia}: Deployment): string[] {
  if (!algolia) return [];
  const app = algolia.appId.toLowerCase();
  const fallbacks = [1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`);
  return [`https://${app}-dsn.algolia.net`, ...fallbacks];
}

/**
 * The directives of the Content-Security-Policy.
 *
 * @param scriptHashes - Hashes of the inline scripts of the built pages, such as `sha256-…`.
 */
export function contentSecurityPolicy(
  {deployment, externalScripts}: Pick<HostingSettings, 'deployment' | 'externalScripts'>,
  scriptHashes: readonly string[],
): readonly string[] {
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
  const directive = (name: string, ...sources: readonly string[]): string =>
    [name, ...sources].join(' ');
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...hashes, ...externalScripts),
    directive('script-src-attr', "'none'"),
    directive('style-src', "'self'"),
    directive('style-src-elem', "'self'", DOCSEARCH_LOGO_STYLE),
    // Diagrams and the warning about a wrong base path use style attributes.
    directive('style-src-attr', "'unsafe-inline'"),
    // Style sheets embed icons as data URLs.
    directive('img-src', "'self'", 'data:'),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", ...searchHosts(deployment)),
    directive('worker-src', "'self'"),
    directive('manifest-src', "'self'"),
    directive('form-action', "'self'"),
    directive('base-uri', "'none'"),
    directive('frame-ancestors', "'none'"),
  ];
}

/** Directives that browsers ignore in a `<meta>` element. */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|sandbox) /;

/** The content of a `<meta>` element with the policy, for hosts that don't send the header. */
export function metaPolicy(policy: readonly string[]): string {
  return policy.filter((directive) => !HEADER_ONLY.test(directive)).join('; ');
}

/** Browser features that the site doesn't use. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Headers of every response. */
export function securityHeaders(policy: readonly string[]): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy.join('; '),
    // Without includeSubDomains, because others may operate the subdomains.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** `Cache-Control` of files with a content hash in their name. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** `Cache-Control` of all other files: browsers revalidate them, and usually get a 304. */
export const CACHE_REVALIDATE = 'no-cache';

/** Folder of the files with a content hash in their name. */
export const HASHED_FOLDER = 'assets/';

/** Folder of the config schemas, which editors and tools on other sites fetch. */
export const SHARED_FOLDER = 'schema/';

/** Headers of the files in `SHARED_FOLDER`. */
export const SHARED_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
};

/** Files with the text of pages, relative to the base path, as wildcards: Markdown copies and llms.txt. */
export const COPIES = ['*.md', 'llms*'] as const;

/** Headers of the files in `COPIES`, so that search engines list only the pages. */
export const COPY_HEADERS: Readonly<Record<string, string>> = {'X-Robots-Tag': 'noindex'};

/** Whether a file is in `COPIES`. */
export function isCopy(file: string): boolean {
  return file.endsWith('.md') || file.startsWith('llms');
}
