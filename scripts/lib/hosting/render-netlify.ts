/**
 * Writes `_headers` and `_redirects`, which Netlify and Cloudflare Pages read. Pure.
 */
import {
  CACHE_FOREVER,
  HASHED_FOLDER,
  SHARED_FOLDER,
  SHARED_HEADERS,
} from '../../../src/config/security.ts';
import {GENERATED, type Headers, type HostedSite} from './site.ts';

/** Cloudflare reads no longer line. */
const MAX_LINE_LENGTH = 2000;

/** Cloudflare reads no more rules: those at the end of a longer list are lost there. */
const MAX_REDIRECTS = 2000;

function renderRule(pattern: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = lines.find(({length}) => length > MAX_LINE_LENGTH);
  if (tooLong) {
    throw new Error(
      `_headers: "${tooLong.slice(0, 60)}…" has ${tooLong.length} characters, but hosts read only ` +
        `${MAX_LINE_LENGTH}. List fewer hosts in src/config/security.ts.`,
    );
  }
  return [pattern, ...lines].join('\n');
}

/**
 * Renders `_headers`.
 *
 * Both hosts join the values of a header that several rules give, so that no two rules here may
 * name the same one. Pages and files without a rule for caching are revalidated by default.
 */
export function renderHeaders({basePath, headers}: HostedSite): string {
  return [
    `# ${GENERATED}`,
    renderRule('/*', headers),
    renderRule(`${basePath}${HASHED_FOLDER}*`, {'Cache-Control': CACHE_FOREVER}),
    renderRule(`${basePath}${SHARED_FOLDER}*`, SHARED_HEADERS),
    '',
  ].join('\n');
}

function redirectRules({basePath, redirects}: HostedSite): string[] {
  return [
    ...(basePath === '/' ? [] : [`/ ${basePath} 301`]),
    // Cloudflare leaves this rule out: it gives no status of its own to missing files.
    `${basePath}${HASHED_FOLDER}* /missing.txt 404`,
    ...[...redirects].map(([from, to]) => `${from} ${to} 301`),
  ];
}

/** Renders `_redirects`. Other spellings of an address are the host's own business. */
export function renderRedirects(site: HostedSite): string {
  return `${[`# ${GENERATED}`, ...redirectRules(site)].join('\n')}\n`;
}

/** Says what of `_redirects` a host does not read; undefined when all do. */
export function redirectsNote(site: HostedSite): string | undefined {
  const {length} = redirectRules(site);
  if (length <= MAX_REDIRECTS) return undefined;
  return (
    `_redirects contains ${length} rules, but Cloudflare reads only the first ${MAX_REDIRECTS}. ` +
    'If you deploy to Cloudflare, remove legacyBasePath from src/config/redirects.ts. Other hosts have no such limit.'
  );
}
