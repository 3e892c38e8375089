import {joinWords} from '@devspace-docs/common';
import {DEFAULT_BASE_PATH} from '@devspace-docs/versions';

/**
 * Settings that differ between deployments, from environment variables. The defaults build a working
 * site, and an invalid value stops the build. All URLs are absolute and contain no secrets.
 */
export interface Deployment {
  /** Origin of the site, without a path or trailing slash: `https://docs.example`. */
  readonly url: string;
  /** Base path of the site, with both slashes: `/docs/`. */
  readonly baseUrl: string;
  readonly repositoryUrl: string;
  /** Prefix of "Edit this page" links, with a trailing slash. The path of the file is appended. */
  readonly editUrl: string;
  readonly websiteUrl: string;
  readonly blogUrl: string;
  readonly chatUrl: string;
  /** Undefined for the built-in search, which needs no service. */
  readonly algolia: AlgoliaDeployment | undefined;
}

/** The public part of an Algolia application. The search key is public by design. */
export interface AlgoliaDeployment {
  readonly appId: string;
  readonly searchKey: string;
  readonly index: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const defaults = {
  SITE_URL: 'https://docs.example',
  SITE_BASE_PATH: DEFAULT_BASE_PATH,
  REPOSITORY_URL: 'https://github.com/devspace-sh/devspace',
  EDIT_URL: 'https://github.com/devspace-sh/devspace/edit/main/docs/',
  WEBSITE_URL: 'https://www.devspace.sh/',
  BLOG_URL: 'https://www.devspace.sh/blog',
  CHAT_URL: 'https://slack.loft.sh/',
} as const;

type Setting = keyof typeof defaults;

function fail(name: string, value: string, expected: string): never {
  throw new Error(`${name}="${value}" is invalid: expected ${expected}.`);
}

/** Treats an empty variable as unset, because CI systems pass unset variables as empty strings. */
function read(env: Environment, name: Setting): string {
  return env[name]?.trim() || defaults[name];
}

function readUrl(env: Environment, name: Setting): URL {
  const value = read(env, name);
  if (!URL.canParse(value)) fail(name, value, `an absolute URL such as ${defaults[name]}`);
  const url = new URL(value);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    fail(name, value, 'a URL that starts with https:// or http://');
  }
  return url;
}

function readOrigin(env: Environment): string {
  const url = readUrl(env, 'SITE_URL');
  if (url.pathname !== '/' || url.search || url.hash) {
    fail('SITE_URL', read(env, 'SITE_URL'), 'a URL without a path; set the path in SITE_BASE_PATH');
  }
  return url.origin;
}

function readBasePath(env: Environment): string {
  const value = read(env, 'SITE_BASE_PATH');
  if (!/^\/(?:[\w.-]+\/)*$/.test(value)) {
    fail('SITE_BASE_PATH', value, 'a path that starts and ends with a slash, such as /docs/');
  }
  return value;
}

function readEditUrl(env: Environment): string {
  const url = readUrl(env, 'EDIT_URL');
  if (!url.pathname.endsWith('/')) fail('EDIT_URL', url.href, 'a URL that ends with a slash');
  return url.href;
}

function readAlgolia(env: Environment): AlgoliaDeployment | undefined {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;
  const [appId, searchKey, index] = names.map((name) => env[name]?.trim());
  if (appId && searchKey && index) return {appId, searchKey, index};
  if (!appId && !searchKey && !index) return undefined;
  const missing = names.filter((name) => !env[name]?.trim());
  throw new Error(
    `Algolia search requires ${joinWords(names, 'and')}: set ${joinWords(missing, 'and')} as well, or unset all three.`,
  );
}

/**
 * Reads the deployment from environment variables.
 *
 * @param env - Variables by name, usually `process.env`.
 * @throws Error with the name of the variable, its value and what was expected.
 */
export function readDeployment(env: Environment): Deployment {
  return {
    url: readOrigin(env),
    baseUrl: readBasePath(env),
    repositoryUrl: readUrl(env, 'REPOSITORY_URL').href,
    editUrl: readEditUrl(env),
    websiteUrl: readUrl(env, 'WEBSITE_URL').href,
    blogUrl: readUrl(env, 'BLOG_URL').href,
    chatUrl: readUrl(env, 'CHAT_URL').href,
    algolia: readAlgolia(env),
  };
}
