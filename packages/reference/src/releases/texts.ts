/** How releases and their entries are written on pages. */
import type {ChangeKind, IncludedName, ReleaseProblem} from './types.ts';

/** Pages about the releases of a version, in its docs folder. */
export const NOTES_PAGE = 'releases/index.mdx';
export const FIXES_PAGE = 'releases/upgrade-fixes.mdx';
/** Problems that no release fixes. A version without such problems doesn't have the page. */
export const KNOWN_PAGE = 'releases/known-problems.mdx';

/** Anchor of the announced release on the page with the release notes. */
export const COMING = 'coming';

/** Names of the areas, in the order of the page. */
export const AREAS: Readonly<Record<string, string>> = {
  config: 'Config file',
  variables: 'Variables',
  expressions: 'Expressions',
  imports: 'Imports',
  profiles: 'Profiles',
  dependencies: 'Dependencies',
  pipelines: 'Pipelines',
  commands: 'Custom commands',
  hooks: 'Hooks',
  images: 'Images',
  'local-registry': 'Local registry',
  'pull-secrets': 'Pull secrets',
  deployments: 'Deployments',
  dev: 'Development',
  selectors: 'Pod and container selection',
  sync: 'File sync',
  ports: 'Port forwarding',
  logs: 'Logs',
  ssh: 'SSH',
  'restart-helper': 'Restart helper',
  ui: 'Web UI',
  init: 'Project initialization',
  cli: 'Command line',
  kube: 'Kube contexts and namespaces',
  plugins: 'Plugins',
};

/** Labels of changes, in the order of the page. */
export const KINDS: Readonly<Record<ChangeKind, string>> = {
  security: 'Security',
  added: 'Added',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
  fixed: 'Fixed',
};

/** Names of the programs and images that DevSpace includes or downloads, in the order of the table. */
export const INCLUDED: Readonly<Record<IncludedName, string>> = {
  componentChart: 'Component chart',
  helm: 'Helm',
  kubectl: 'kubectl',
  kaniko: 'kaniko',
  localRegistry: 'Local registry',
  buildkit: 'BuildKit',
};

/** Anchor of a release on the page with the release notes: `v6-3-12`. */
export function releaseAnchor(release: string): string {
  return `v${release.replaceAll('.', '-')}`;
}

/**
 * The releases with a problem: `6.3.4 to 6.3.11`, `6.3.13 only` or `Before 6.3.14`. If only a later version fixes
 * it, these are all releases of the version, or the last ones: `All 5.x releases`, `5.17.0 and later`.
 */
export function describeRange({
  entry: {since},
  fixedIn,
  last,
  isLimit,
  version,
}: ReleaseProblem): string {
  if (isLimit && fixedIn !== undefined && since !== last)
    return since === undefined ? `All ${version} releases` : `${since} and later`;
  if (since !== undefined)
    return since === last ? `${last}${isLimit ? '' : ' only'}` : `${since} to ${last}`;
  return fixedIn === undefined ? `Up to ${last}` : `Before ${fixedIn}`;
}

/** `April 22, 2026` */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(date),
  );
}
