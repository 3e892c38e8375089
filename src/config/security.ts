/** Security headers of the site. scripts/lib/hosting generates the files for hosts from them. */
import {announcementBar} from './announcement.ts';
import {clipboardHelper} from './clipboard-helper.ts';
import type {Deployment} from './deployment.ts';
import {queryHosts} from './algolia-hosts.ts';

/**
 * Number of inline scripts: Docusaurus adds one for the color mode to every page, and one that detects
 * a wrong base path to the landing page; src/plugins/load-guard and url-state add one each to every
 * page. An announcement adds another. Any other script stops the build, because it must be reviewed.
 */
export const EXPECTED_INLINE_SCRIPTS = announcementBar() ? 5 : 4;

/**
 * The style element in the logo of DocSearch 5.1:
 * `.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}`.
 */
const DOCSEARCH_LOGO_STYLE = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** Origins of the search service. */
function searchHosts({algolia}: Deployment): string[] {
  if (!algolia) return [];
  const {primary, fallbacks} = queryHosts(algolia.appId);
  return [primary, ...fallbacks].map((host) => `https://${host}`);
}

/** External sources of a deployment, by directive. */
function otherHosts(deployment: Deployment): Readonly<Record<'script' | 'connect', string[]>> {
  // Only this file, because anyone can publish to a public CDN.
  return {script: [clipboardHelper.src], connect: searchHosts(deployment)};
}

/**
 * The directives of the Content-Security-Policy.
 *
 * @param scriptHashes - Hashes of the inline scripts of the built pages, such as `sha256-…`.
 */
export function contentSecurityPolicy(
  deployment: Deployment,
  scriptHashes: readonly string[],
): readonly string[] {
  const hosts = otherHosts(deployment);
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
  const directive = (name: string, ...sources: readonly string[]): string =>
    [name, ...sources].join(' ');
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...hashes, ...hosts.script),
    directive('script-src-attr', "'none'"),
    directive('style-src', "'self'"),
    directive('style-src-elem', "'self'", DOCSEARCH_LOGO_STYLE),
    // Diagrams and the warning about a wrong base path use style attributes.
    directive('style-src-attr', "'unsafe-inline'"),
    // Style sheets embed icons as data URLs.
    directive('img-src', "'self'", 'data:'),
    directive('font-src', "'self'"),
    directive('connect-src', "'self'", ...hosts.connect),
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
