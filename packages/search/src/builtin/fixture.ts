/** Search records for tests. */
import type {RecordKind} from '../record-kinds.ts';
import type {SearchRecord} from '../types.ts';

interface Draft {
  readonly kind?: RecordKind;
  readonly url: string;
  readonly title: string;
  readonly heading?: string;
  readonly content?: string;
  readonly name?: string;
  readonly terms?: readonly string[];
}

function levels(...headings: readonly (string | undefined)[]): {lvl2?: string; lvl3?: string} {
  const [lvl2, lvl3] = headings.filter((heading) => heading !== undefined);
  return {...(lvl2 && {lvl2}), ...(lvl3 && {lvl3})};
}

/** Creates a record. Omitted fields are empty. */
export function record({kind, url, title, heading, content, name, terms}: Draft): SearchRecord {
  return {
    objectID: url + (name ?? ''),
    kind: kind ?? 'page',
    url,
    anchor: url.replace(/^[^#]*#?/, ''),
    hierarchy: {
      lvl0: 'Manual',
      lvl1: title,
      ...levels(heading, kind === 'command' ? undefined : name),
    },
    content: content ?? '',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    pageRank: 50,
    ...(terms && {terms}),
    ...(name && {card: {name, summary: content ?? ''}}),
  };
}

const sync = {url: '/docs/file-sync', title: 'Synchronize files'};
const ports = {url: '/docs/ports', title: 'Forward ports'};
const cli = {url: '/docs/cli/devspace_sync', title: 'devspace sync'};

/** The records of a small manual. */
export const manual: readonly SearchRecord[] = [
  record({...sync, content: 'Keep local files and a dev container the same.'}),
  record({
    kind: 'section',
    ...sync,
    url: '/docs/file-sync#exclude',
    heading: 'Leave files out',
    content: 'Patterns say what is not synced, such as node_modules.',
    terms: ['selective upload'],
  }),
  record({
    kind: 'field',
    ...sync,
    url: '/docs/file-sync#dev-sync-excludePaths',
    heading: 'Config reference',
    name: 'dev.*.sync[].excludePaths',
    content: 'Patterns of files that are not synced.',
  }),
  record({
    kind: 'field',
    ...sync,
    url: '/docs/file-sync#dev-sync-path',
    heading: 'Config reference',
    name: 'dev.*.sync[].path',
    content: 'Folders on both sides.',
  }),
  record({
    kind: 'error',
    ...sync,
    url: '/docs/file-sync#mistakes',
    heading: 'Common mistakes',
    name: "dev.X.sync[N].initialSync is not valid 'Y'",
    content: 'A misspelled strategy.',
  }),
  record({
    kind: 'error',
    ...sync,
    url: '/docs/file-sync#mistakes',
    heading: 'Common mistakes',
    name: 'error watching path /app: no space left on device',
    content: 'The node has no watches left.',
  }),
  record({...ports, content: 'Reach a port of the container on localhost.'}),
  record({
    kind: 'section',
    ...ports,
    url: '/docs/ports#reverse',
    heading: 'Reverse direction',
    content: 'The container reaches a port of your machine. Use it for debuggers.',
  }),
  record({
    kind: 'section',
    ...ports,
    url: '/docs/ports#mistakes',
    heading: 'Common mistakes',
    content: 'Another program listens there.',
  }),
  record({
    url: '/docs/branches',
    title: 'Environments',
    content: 'A namespace for each branch in git.',
  }),
  record({kind: 'command', ...cli, name: 'devspace sync', content: 'Syncs one path.'}),
  record({
    kind: 'flag',
    ...cli,
    url: '/docs/cli/devspace_sync#flag-upload-only',
    heading: 'Flags',
    name: '--upload-only',
    content: 'Never writes on your machine.',
  }),
  record({
    url: '/docs/variables',
    title: 'Variables',
    content: 'Name, namespace and time in your config.',
  }),
  record({
    kind: 'variable',
    url: '/docs/variables#predefined',
    title: 'Variables',
    heading: 'Predefined variables',
    name: 'DEVSPACE_GIT_BRANCH',
    content: 'Branch in git.',
  }),
];
