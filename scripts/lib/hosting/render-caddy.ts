/**
 * Writes a Caddyfile. Pure. As in the nginx site, all addresses stand in a table.
 */
import {
  CACHE_FOREVER,
  CACHE_REVALIDATE,
  HASHED_FOLDER,
  SHARED_FOLDER,
  SHARED_HEADERS,
} from '../../../src/config/security.ts';
import {knownAddresses} from './addresses.ts';
import {ASSET_EXTENSIONS, GENERATED, MISSING_ASSET, type HostedSite} from './site.ts';

function quote(value: string): string {
  if (/["`{}]/.test(value)) {
    throw new Error(`Caddy: ${value} holds a character that a Caddyfile cannot give as it is.`);
  }
  return `"${value}"`;
}

/** Where the site lies on the host. */
export interface CaddyPlace {
  /** Folder that holds the folder of the base path. */
  readonly root: string;
  readonly port: number;
}

/** Renders a Caddyfile for a server behind a proxy that speaks TLS. */
export function renderCaddy(site: HostedSite, {root, port}: CaddyPlace): string {
  const {basePath, headers} = site;
  const table = [...knownAddresses(site)].map(([name, to]) => `\t\t\t${quote(name)} ${quote(to)}`);
  const lines = (entries: Readonly<Record<string, string>>): string[] =>
    Object.entries(entries).map(([name, value]) => `\t\t${name} ${quote(value)}`);
  return `# ${GENERATED}
{
	# The proxy in front of this server speaks TLS. To speak it here, name the host below in
	# place of the port and take this line out.
	auto_https off
	admin off
}

# The headers of every answer: Caddy drops them when a request fails.
(security) {
	header {
${lines(headers).join('\n')}
		-Server
	}
}

:${port} {
	root * ${root}

	import security

	@hashed path ${basePath}${HASHED_FOLDER}*
	@other not path ${basePath}${HASHED_FOLDER}*
	header @hashed Cache-Control ${quote(CACHE_FOREVER)}
	header @other Cache-Control ${quote(CACHE_REVALIDATE)}
	header ${basePath}${SHARED_FOLDER}* {
${lines(SHARED_HEADERS).join('\n')}
	}

	# Types that not every system knows.
	@manifest path *.webmanifest
	header @manifest Content-Type "application/manifest+json; charset=utf-8"
	@markdown path *.md
	header @markdown Content-Type "text/markdown; charset=utf-8"

	@change not method GET HEAD
	handle @change {
		header Allow "GET, HEAD"
		respond 405
	}

	# What is no page is sent as it is. A missing one is answered in plain text.
	@asset path_regexp (?i)\\.(?:${ASSET_EXTENSIONS.join('|')})$
	handle @asset {
		file_server {
			precompressed br gzip
		}
	}

	# A route keeps this order; Caddy would sort the directives by kind.
	route {
		# The name of the page that a path means: without suffix and needless slashes.
		uri path_regexp /{2,} /
		uri path_regexp /+$ ""
		uri path_regexp \\.html$ ""
		uri path_regexp /index$ ""

		# The one address of each page.
		map {path} {address} {
${table.join('\n')}
			default ""
		}

		@unknown expression \`{address} == ""\`
		error @unknown 404

		@moved expression \`{address} != {http.request.orig_uri.path}\`
		handle @moved {
			@query expression \`{query} != ""\`
			redir @query {address}?{query} 308
			redir {address} 308
		}

		try_files {path}.html {path}/index.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		import security
		# A script that is missing now may be there in a minute: nobody may keep the answer.
		header Cache-Control ${quote(CACHE_REVALIDATE)}
		handle @asset {
			header Content-Type "text/plain; charset=utf-8"
			respond ${quote(MISSING_ASSET)}
		}
		handle {
			rewrite * ${basePath}404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}
