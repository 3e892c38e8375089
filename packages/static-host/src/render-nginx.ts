/**
 * Renders an nginx site. Pure.
 *
 * A map lists the URLs of all pages, so that redirects never leave the site and a request can't
 * choose which files nginx looks for.
 */
import {
  CACHE_FOREVER,
  CACHE_REVALIDATE,
  COPIES,
  COPY_HEADERS,
  HASHED_FOLDER,
  SHARED_FOLDER,
  SHARED_HEADERS,
} from './policy.ts';
import {escapeRegExp} from '@devspace-docs/common';
import {ASSET_EXTENSIONS} from './headers.ts';
import {GENERATED, MISSING_ASSET, type HostedSite} from './site.ts';

/**
 * Maps the paths of pages and redirects, without suffix and trailing slash, to URLs of pages. The
 * origin maps to the landing page.
 */
export function knownUrls({basePath, pages, redirects}: HostedSite): ReadonlyMap<string, string> {
  const trim = (url: string): string => url.replace(/\/$/, '');
  return new Map([
    ['', basePath],
    ...redirects,
    ...pages.map((page) => [trim(basePath + page), basePath + page] as const),
  ]);
}

/** Quotes a value. nginx would expand a dollar sign as a variable. */
function quote(value: string): string {
  if (/["\\$]/.test(value)) {
    throw new Error(`nginx: ${value} contains a character that can't be used in an nginx config.`);
  }
  return `"${value}"`;
}

/** Converts a pattern with a wildcard. */
function toRegExp(pattern: string): string {
  const source = escapeRegExp(pattern).replace('\\*', '.*');
  return pattern.endsWith('*') ? source : `${source}$`;
}

export interface NginxOptions {
  /** Folder that contains the folder of the base path. */
  readonly root: string;
  readonly port: number;
}

/** Renders a file for `sites-enabled` or `conf.d`. */
export function renderNginx(site: HostedSite, {root, port}: NginxOptions): string {
  const {basePath, headers} = site;
  const base = escapeRegExp(basePath);
  const table = [...knownUrls(site)].map(([name, to]) => `    ${quote(name)} ${quote(to)};`);
  const always = Object.entries(headers).map(
    ([name, value]) => `    add_header ${name} ${quote(value)} always;`,
  );
  // nginx doesn't send headers with an empty value.
  const some = [
    ...Object.entries(SHARED_HEADERS).map((header) => [header, [SHARED_FOLDER]] as const),
    ...Object.entries(COPY_HEADERS).map((header) => [header, COPIES.map(toRegExp)] as const),
  ];
  const someHeaders = some.map(
    ([[name]], index) => `    add_header ${name} $docs_header_${index};`,
  );
  const someMaps = some.map(
    ([[, value], patterns], index) => `map $uri $docs_header_${index} {
    default "";
${patterns.map((pattern) => `    "~^${base}${pattern}" ${quote(value)};`).join('\n')}
}`,
  );
  return `# ${GENERATED}

# These sizes must be set before the first map.
map_hash_max_size 8192;
map_hash_bucket_size 256;

# The requested path, without the query.
map $request_uri $docs_path {
    "~^(?<docs_raw>[^?]*)" $docs_raw;
}

# The normalized path, without suffixes and redundant slashes.
map $uri $docs_name {
    "~(?s)^(?<docs_stem>.*?)(?:/index)?(?:\\.html)?/*$" $docs_stem;
}

# The canonical URL of each page.
map $docs_name $docs_address {
    default "";
${table.join('\n')}
}

map $uri $docs_caching {
    default ${quote(CACHE_REVALIDATE)};
    "~^${base}${HASHED_FOLDER}" ${quote(CACHE_FOREVER)};
}

${someMaps.join('\n\n')}

# MIME types that some mime.types files lack.
types {
    application/manifest+json webmanifest;
    text/markdown md;
}

server {
    listen ${port};
    listen [::]:${port};
    root ${root};
    absolute_redirect off;
    server_tokens off;
    charset utf-8;
    charset_types text/css text/markdown text/plain text/xml application/javascript text/javascript application/json application/manifest+json image/svg+xml;

    # Serves the compressed files that \`npm run pack -- --compress\` writes. For Brotli, load
    # ngx_http_brotli_static_module and add: brotli_static on;
    gzip_static on;
    gzip_vary on;

${always.join('\n')}
    add_header Cache-Control $docs_caching;
${someHeaders.join('\n')}

    error_page 404 ${basePath}404.html;
    location = ${basePath}404.html {
        internal;
    }

    location / {
        # An encoded slash.
        if ($docs_path ~* "%2f") {
            return 404;
        }
        if ($docs_address = "") {
            return 404;
        }
        if ($docs_address != $docs_path) {
            return 308 $docs_address$is_args$args;
        }
        try_files $uri.html \${uri}index.html $uri/index.html =404;
    }

    # Files other than pages are served as they are. Missing ones get a plain-text response.
    location ~* \\.(?:${ASSET_EXTENSIONS.join('|')})$ {
        error_page 404 = @missing;
        try_files $uri =404;
    }

    location @missing {
        types {
        }
        default_type text/plain;
        return 404 ${quote(MISSING_ASSET)};
    }
}
`;
}
