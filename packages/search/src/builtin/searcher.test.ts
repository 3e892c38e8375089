import {describe, expect, it} from 'vitest';
import type {SearchResults} from '../types.ts';
import {manual, record} from './fixture.ts';
import {createSearcher} from './searcher.ts';

const search = createSearcher(manual);

function ask(text: string): SearchResults {
  return search({text, page: 0, hitsPerPage: 20});
}

function first(text: string): string | undefined {
  return ask(text).hits[0]?.url;
}

describe('the first hit', () => {
  it.each([
    ['a page by its title', 'forward ports', '/docs/ports'],
    ['a page by other forms of its words', 'port forwarding', '/docs/ports'],
    ['a page by a synonym', 'tunnel', '/docs/ports'],
    ['a field by its name', 'excludePaths', '/docs/file-sync#dev-sync-excludePaths'],
    ['a field by its path', 'dev.*.sync[].path', '/docs/file-sync#dev-sync-path'],
    ['a field by a path of a config', 'dev.api.sync[0].path', '/docs/file-sync#dev-sync-path'],
    ['a field in lowercase', 'excludepaths', '/docs/file-sync#dev-sync-excludePaths'],
    ['a partially typed field', 'dev sync excludeP', '/docs/file-sync#dev-sync-excludePaths'],
    ['a flag', '--upload-only', '/docs/cli/devspace_sync#flag-upload-only'],
    [
      'a flag after its command',
      'devspace sync --upload-only',
      '/docs/cli/devspace_sync#flag-upload-only',
    ],
    ['a command', 'devspace sync', '/docs/cli/devspace_sync'],
    ['a variable', 'DEVSPACE_GIT_BRANCH', '/docs/variables#predefined'],
    ['a section by its search terms', 'selective upload', '/docs/file-sync#exclude'],
    ['a mistyped word', 'varaibles', '/docs/variables'],
    ['a section within its page', 'reverse port for debuggers', '/docs/ports#reverse'],
  ])('%s', (_, text, url) => {
    expect(first(text)).toBe(url);
  });

  it('is the pasted message, with any names', () => {
    const [hit] = ask("dev.backend.sync[3].initialSync is not valid 'mirorLocal'").hits;
    expect(hit?.card?.name).toContain('initialSync is not valid');
    const [other] = ask('error watching path /srv/data/web: no space left on device').hits;
    expect(other?.card?.name).toContain('no space left');
  });
});

describe('an exact match', () => {
  const guide = {url: '/docs/guide', title: 'Folders', content: 'Folders, and once more folders.'};
  const short = {...guide, url: '/docs/short', title: 'Other'};
  const search = createSearcher([
    record(guide),
    record({...short, kind: 'section', url: '/docs/short#some', heading: 'Only some folders'}),
    record({...short, kind: 'error', url: '/docs/short#error-x', name: 'sync.X is required'}),
    record({...guide, kind: 'error', url: '/docs/guide#required', name: 'sync.X is required'}),
    record({...guide, kind: 'section', url: '/docs/guide#6-3-21', heading: '6.3.21'}),
    record({...short, content: 'Versions 6.3.20 and 6.3.21.', terms: ['mounts', 'helm chart']}),
    record({...guide, kind: 'section', url: '/docs/guide#mount', heading: 'Mount'}),
    record({...guide, kind: 'section', url: '/docs/guide#helm-chart', heading: 'Helm chart'}),
  ]);

  it.each([
    ['a heading with stop words', 'only some folders', '/docs/short#some'],
    [
      'an entry of the catalog before a row of a table',
      'sync.X is required',
      '/docs/guide#required',
    ],
    ['but not for a single word', 'folders', '/docs/guide'],
    ['a page by a search term of a single word', 'mount', '/docs/short'],
    ['a page by its search term before a section with this heading', 'Helm charts', '/docs/short'],
    ['a version', 'v6.3.21', '/docs/guide#6-3-21'],
  ])('ranks first: %s', (_, text, url) => {
    expect(search({text, page: 0, hitsPerPage: 1}).hits[0]?.url).toBe(url);
  });
});

describe('a message', () => {
  const chart = {url: '/docs/chart', title: 'Component chart'};
  const pull = {url: '/docs/pull', title: 'Pull images'};
  const init = {url: '/docs/init', title: 'Initialize a project'};
  const notFound = record({kind: 'section', ...init, url: '/docs/init#not-found'});
  const search = createSearcher([
    ...manual,
    record({...chart, content: 'Values of the chart.'}),
    record({kind: 'error', ...chart, name: 'ImagePullBackOff', content: 'Add pull secrets.'}),
    record({...pull, content: 'Log in to the registry.'}),
    record({
      kind: 'error',
      ...pull,
      name: 'Pod X has critical status: ImagePullBackOff.',
      content: 'No login.',
    }),
    record({...init, content: 'Write a devspace.yaml.'}),
    {
      ...notFound,
      hierarchy: {
        ...notFound.hierarchy,
        lvl2: 'Troubleshooting',
        lvl3: 'Cannot find a devspace.yaml',
      },
      content: 'Run devspace init.',
    },
    record({kind: 'error', ...chart, name: "couldn't find chart X", content: 'Misspelled.'}),
  ]);
  const firstOf = (text: string) => search({text, page: 0, hitsPerPage: 1}).hits[0]?.url;

  it('is found in the error catalog before tables of other pages', () => {
    const name = 'port N is already in use';
    const ports = {title: 'Forward ports', content: 'Another program listens on it.'};
    const errors = {title: 'Error messages', content: 'Another program listens on it.'};
    const find = createSearcher([
      record({...ports, url: '/docs/ports'}),
      record({...ports, kind: 'error', url: '/docs/ports#error-port-n-is-already-in-use', name}),
      record({...errors, url: '/docs/errors'}),
      record({...errors, kind: 'error', url: '/docs/errors#port-in-use', name}),
    ]);
    const {hits} = find({text: 'fatal: port 3000 is already in use', page: 0, hitsPerPage: 9});
    const messages = hits.filter(({kind}) => kind === 'error').map(({url}) => url);
    expect(messages[0]).toBe('/docs/errors#port-in-use');
  });

  it('is found in troubleshooting headings, with any log prefix', () => {
    expect(firstOf("couldn't find devspace.yaml")).toBe('/docs/init#not-found');
    expect(firstOf("10:04:05 [fatal] couldn't find devspace.yaml")).toBe('/docs/init#not-found');
    expect(firstOf("[fatal] couldn't find chart web")).toBe('/docs/chart');
  });
});

it('marks words of the query, but not their synonyms', () => {
  const find = createSearcher([
    record({url: '/a', title: 'Exclude files', content: 'Exclude them, or ignore the file.'}),
  ]);
  const [hit] = find({text: 'ignored files', page: 0, hitsPerPage: 1}).hits;
  const marks = [...(hit?.headings ?? []), hit?.excerpt ?? []].flatMap((pieces) =>
    pieces.flatMap(({text, isMatch}) => (isMatch ? text : [])),
  );
  expect(marks).toEqual(['files', 'ignore', 'file']);
});

it.each(['excludePaths', 'ExcludePaths'])(
  'returns the card of a record by its name: %s',
  (text) => {
    expect(ask(text).hits[0]?.card).toMatchObject({name: 'dev.*.sync[].excludePaths'});
  },
);

it('ranks other pages before further records of the same page', () => {
  const pages = ask('sync').hits.map(({url}) => url.replace(/#.*/, ''));
  expect(new Set(pages.slice(0, 2)).size).toBe(2);
});

describe('a flag of multiple commands', () => {
  const commands = ['build', 'deploy', 'dev'].map((name) => `devspace ${name}`);
  const name = '--max-concurrent-builds';
  const content = 'Maximum number of images to build at the same time.';
  const find = createSearcher([
    ...commands.flatMap((title) => {
      const url = `/docs/cli/${title.replace(' ', '_')}`;
      return [
        record({kind: 'command', url, title, name: title, content: 'Runs a pipeline.'}),
        record({kind: 'flag', url: `${url}#flag`, title, heading: 'Flags', name, content}),
      ];
    }),
    record({
      url: '/docs/images',
      title: 'Images',
      content: 'DevSpace builds images concurrently. Limit it with --max-concurrent-builds.',
    }),
  ]);
  const hitsOf = (text: string) => find({text, page: 0, hitsPerPage: 9}).hits;

  it.each([['max-concurrent-builds ignored'], ['max concurrent builds']])(
    'is one result with the other commands, next to the page that explains it: %s',
    (text) => {
      const hits = hitsOf(text).filter(({kind}) => kind !== 'command');
      expect(hits.map(({kind}) => kind).sort()).toEqual(['flag', 'page']);
      expect(hits.find(({kind}) => kind === 'flag')?.otherCommands).toHaveLength(2);
    },
  );

  it.each([name, `${name}=2`, '--max'])('is the first result of %s', (text) => {
    expect(hitsOf(text)[0]?.card?.name).toBe(name);
  });

  it.each(commands)('is on the page of the command in the query: %s', (command) => {
    const [flag] = hitsOf(`${command} ${name}`);
    expect(flag?.hierarchy.lvl1).toBe(command);
    expect(flag?.otherCommands).toEqual(commands.filter((other) => other !== command));
  });
});

it('ranks a flag above commands and pages with its words, and above longer flags', () => {
  const pages = Array.from({length: 50}, (_, at) =>
    record({url: `/docs/var-${at}`, title: `Var ${at}`, content: 'The var.'}),
  );
  const flags = ['--var-file', '--var'].map((name) =>
    record({kind: 'flag', url: `/docs/cli${name}#flag`, title: 'CLI', heading: 'Flags', name}),
  );
  const find = createSearcher([...pages, ...flags]);
  const names = find({text: '--var', page: 0, hitsPerPage: 2}).hits.map(({card}) => card?.name);
  expect(names).toEqual(['--var', '--var-file']);
});

describe('records that resemble each other', () => {
  const urlsOf = (records: Parameters<typeof createSearcher>[0], text: string) =>
    createSearcher(records)({text, page: 0, hitsPerPage: 9}).hits.map(({url}) => url);

  it('have one result for the exit codes of all commands', () => {
    const commands = ['build', 'deploy', 'dev'].map((name) =>
      record({
        kind: 'section',
        url: `/docs/cli/devspace_${name}#exit-codes`,
        title: `devspace ${name}`,
        heading: 'Exit codes',
        content: '1 after an error.',
      }),
    );
    const memory = record({
      kind: 'section',
      url: '/docs/pods#memory',
      title: 'Pods',
      heading: 'Out of memory',
      content: 'The container ends with exit code 137.',
    });
    const urls = urlsOf([...commands, memory], 'exit code 137');
    expect(urls).toHaveLength(2);
    expect(urls).toContain('/docs/pods#memory');
    expect(urlsOf([...commands, memory], 'devspace deploy exit codes')[0]).toBe(commands[1]?.url);
  });

  it('are the fields of the component chart, which rank below other pages', () => {
    const field = record({
      kind: 'field',
      url: '/docs/reference#securityContext',
      title: 'Config reference',
      heading: 'Deployments',
      name: 'deployments.*.helm.values.containers[].securityContext',
      content: 'Security context of the dev container.',
    });
    const patches = record({
      url: '/docs/patches',
      title: 'Pod patches',
      content: 'Change the dev container, such as securityContext.',
    });
    const records = [...manual, field, patches];
    expect(urlsOf(records, 'securityContext for dev container')[0]).toBe(patches.url);
    expect(urlsOf(records, 'securityContext in component chart')[0]).toBe(field.url);
    expect(urlsOf(records, 'deployments.*.helm.values.containers[].securityContext')[0]).toBe(
      field.url,
    );
  });
});

describe('a word', () => {
  const find = createSearcher([
    ...manual,
    ...['dev', 'build', 'run'].map((name) =>
      record({
        kind: 'command',
        url: `/docs/cli/devspace_${name}`,
        title: `devspace ${name}`,
        name: `devspace ${name}`,
        content: 'Runs a pipeline.',
        terms: [`skaffold ${name}`, `okteto ${name}`],
      }),
    ),
    // Makes `run` a common word.
    ...Array.from({length: 9}, (_, at) =>
      record({url: `/docs/run${at}`, title: `Page ${at}`, content: 'Run it.'}),
    ),
    ...['Java', 'Go'].map((language) =>
      record({
        url: `/docs/guides/${language}`,
        title: `Debug ${language} applications`,
        content: 'Set breakpoints.',
      }),
    ),
    record({
      url: '/docs/guides/comparison',
      title: 'Other tools',
      content: 'Compare DevSpace.',
    }),
    record({
      kind: 'section',
      url: '/docs/guides/comparison#skaffold',
      title: 'Other tools',
      heading: 'Skaffold',
      content: 'Both build images.',
    }),
  ]);
  const firstOf = (text: string) => find({text, page: 0, hitsPerPage: 1}).hits[0]?.url;

  it('finds the section about a topic before commands with it', () => {
    expect(firstOf('skaffold')).toBe('/docs/guides/comparison#skaffold');
    expect(firstOf('skaffold build')).toBe('/docs/cli/devspace_build');
  });

  it('may be a language that is also a verb', () => {
    expect(firstOf('debug in go')).toBe('/docs/guides/Go');
  });
});

it('highlights matches in headings and excerpts', () => {
  const [hit] = ask('node_modules').hits;
  expect(hit?.url).toBe('/docs/file-sync#exclude');
  expect(hit?.excerpt.find(({isMatch}) => isMatch)?.text).toContain('node_modules');
  const [page] = ask('forward ports').hits;
  expect(page?.headings[0]).toContainEqual({text: 'Forward', isMatch: true});
});

it('returns the summary of the card as the excerpt if only the name matches', () => {
  const [hit] = ask('DEVSPACE_GIT_BRANCH').hits;
  expect(hit?.headings.at(-1)).toEqual([{text: 'DEVSPACE_GIT_BRANCH', isMatch: true}]);
  expect(ask('dev.*.sync[].path').hits[0]?.excerpt).toEqual([
    {text: 'Folders on both sides.', isMatch: false},
  ]);
});

it('pages through the results', () => {
  const all = ask('sync');
  const second = search({text: 'sync', page: 1, hitsPerPage: 2});
  expect(second.total).toBe(all.total);
  expect(second.hits).toEqual(all.hits.slice(2, 4));
});

it('suggests a query if there are no results', () => {
  const results = ask('xariabls');
  expect(results).toEqual({hits: [], total: 0, good: 0, suggestion: 'variables'});
  expect(ask('qqqqqqqq')).toEqual({hits: [], total: 0, good: 0});
});

it.each([
  ['an empty text', ''],
  ['whitespace', ' \n\t '],
  ['punctuation', '!"§$%&/()=?*+~#-_.:,;<>|\\'],
  ['a regular expression', '^(a+)+$ [a-z'],
  ['emoji', '🚀🔥 💥'],
  ['another script', 'مزامنة الملفات'],
  ['JavaScript property names', '__proto__ constructor toString hasOwnProperty valueOf'],
  ['control characters', '\u0000\ud800'],
  ['10,000 letters', 'a'.repeat(10_000)],
  ['10,000 words', 'sync '.repeat(10_000)],
  ['10,000 misspelled words', 'snycx '.repeat(10_000)],
])("%s doesn't throw", (_, text) => {
  expect(() => ask(text)).not.toThrow();
});

it('finds nothing without records', () => {
  const find = createSearcher([]);
  expect(find({text: 'sync', page: 0, hitsPerPage: 5})).toEqual({hits: [], total: 0, good: 0});
});

it.each([
  ['a corrected word', 'wathcing', true],
  ['an unknown word', 'zzqqxv watching', true],
  ['short unknown words', 'xyz watching', undefined],
  ['the start of a word', 'error watchi', undefined],
  ['a message with values', "dev.api.sync[3].initialSync is not valid 'zzqqxv'", undefined],
])('marks results that it guessed from %s', (_, text, isGuess) => {
  expect(ask(text).hits[0]).toMatchObject({kind: 'error'});
  expect(ask(text).hits[0]?.isGuess).toBe(isGuess);
});

it('counts the results that contain most of the query', () => {
  expect(ask('excludePaths').good).toBeGreaterThan(0);
  expect(ask('sync zeppelin airship hangar').good).toBe(0);
});
