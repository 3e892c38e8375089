/**
 * The security headers of the site, defined only here: the
 * files for hosts and the local server are made of it (scripts/lib/hosting).
 */
import {announcementBar} from './announcement.ts';
import {clipboardHelper} from './clipboard-helper.ts';
import type {Deployment} from './deployment.ts';
import {queryHosts} from './algolia-hosts.ts';

/**
 * Inline scripts of the pages. Two are those of Docusaurus: the color mode and the `docusaurus-*`
 * queries before the first paint, on every page; and the check for a wrong base path, on the landing
 * page. Two are those of src/plugins/load-guard and url-state, on every page. An announcement adds
 * one more. Any other stops the build: it has to be checked first.
 */
export const EXPECTED_INLINE_SCRIPTS = announcementBar() ? 5 : 4;

/**
 * The style element in the logo of DocSearch 5.1:
 * `.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}`.
 */
const DOCSEARCH_LOGO_STYLE = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** Hosts that the search service answers from, for the application of this deployment. */
function searchHosts({algolia}: Deployment): string[] {
  if (!algolia) return [];
  const {first, others} = queryHosts(algolia.appId);
  return [first, ...others].map((host) => `https://${host}`);
}

/** Hosts besides the site's own that a deployment uses, by directive. */
function otherHosts(deployment: Deployment): Readonly<Record<'script' | 'connect', string[]>> {
  // Only this one file: everybody can publish others on a public CDN.
  return {script: [clipboardHelper.src], connect: searchHosts(deployment)};
}

/**
 * The Content-Security-Policy, one directive an entry.
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
    // Diagrams, and the warning about a wrong base path, are markup with style attributes.
    directive('style-src-attr', "'unsafe-inline'"),
    // Icons of the style sheets are data URLs.
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

/** Directives that a `<meta>` element cannot give: browsers only take them from a header. */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|sandbox) /;

/** The policy for hosts that send no headers of ours, as the content of a `<meta>` element. */
export function metaPolicy(policy: readonly string[]): string {
  return policy.filter((directive) => !HEADER_ONLY.test(directive)).join('; ');
}

/** Features of browsers that no page of the site uses. */
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

/** Headers of every answer. */
export function securityHeaders(policy: readonly string[]): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy.join('; '),
    // For this host only: others below the same domain are not ours to decide for.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Caching of a file whose name changes with its content. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Caching of everything else: asked for again, which costs a 304. */
export const CACHE_REVALIDATE = 'no-cache';

/** Folder in which every file carries a hash of its content in its name. */
export const HASHED_FOLDER = 'assets/';

/** Folder whose files editors and tools on other sites read: the schemas of the config file. */
export const SHARED_FOLDER = 'schema/';

/** Headers of the files in that folder. */
export const SHARED_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
};
