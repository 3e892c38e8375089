/** Renders `_headers` and `_redirects`, which Netlify and Cloudflare Pages read. Pure. */
import {
  CACHE_FOREVER,
  COPIES,
  COPY_HEADERS,
  HASHED_FOLDER,
  SHARED_FOLDER,
  SHARED_HEADERS,
} from './policy.ts';
import {GENERATED, type Headers, type HostedSite} from './site.ts';

/** Cloudflare's limit. */
const MAX_LINE_LENGTH = 2000;

/** Cloudflare ignores the rules after this limit. */
const MAX_REDIRECTS = 2000;

function renderRule(pattern: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = lines.find(({length}) => length > MAX_LINE_LENGTH);
  if (tooLong) {
    throw new Error(
      `_headers: "${tooLong.slice(0, 60)}…" has ${tooLong.length} characters, but hosts read only ` +
        `${MAX_LINE_LENGTH}. List fewer hosts in packages/static-host/src/policy.ts.`,
    );
  }
  return [pattern, ...lines].join('\n');
}

/**
 * Renders `_headers`.
 *
 * Both hosts join the values of a header that several rules set, so no two rules may set the same
 * header. Files without a caching rule are revalidated by default.
 */
export function renderHeaders({basePath, headers}: HostedSite): string {
  return [
    `# ${GENERATED}`,
    renderRule('/*', headers),
    renderRule(`${basePath}${HASHED_FOLDER}*`, {'Cache-Control': CACHE_FOREVER}),
    renderRule(`${basePath}${SHARED_FOLDER}*`, SHARED_HEADERS),
    ...COPIES.map((pattern) => renderRule(basePath + pattern, COPY_HEADERS)),
    '',
  ].join('\n');
}

function redirectRules({basePath, redirects}: HostedSite): string[] {
  return [
    ...(basePath === '/' ? [] : [`/ ${basePath} 301`]),
    // Cloudflare ignores this rule: its redirects don't support the status 404.
    `${basePath}${HASHED_FOLDER}* /missing.txt 404`,
    ...[...redirects].map(([from, to]) => `${from} ${to} 301`),
  ];
}

/** Renders `_redirects`. Hosts handle other spellings of URLs, such as trailing slashes. */
export function renderRedirects(site: HostedSite): string {
  return `${[`# ${GENERATED}`, ...redirectRules(site)].join('\n')}\n`;
}

/** Returns a warning if a host would ignore some of the rules in `_redirects`. */
export function redirectsNote(site: HostedSite): string | undefined {
  const {length} = redirectRules(site);
  if (length <= MAX_REDIRECTS) return undefined;
  return (
    `_redirects contains ${length} rules, but Cloudflare reads only the first ${MAX_REDIRECTS}. ` +
    'If you deploy to Cloudflare, remove legacyBasePath from src/config/redirects.ts. Other hosts have no such limit.'
  );
}
