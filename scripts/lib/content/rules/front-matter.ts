import {readText, type FrontMatterEntry} from '../base/front-matter.ts';
import type {Site} from '../base/site.ts';
import {didYouMean, suggest} from '../base/suggest.ts';
import type {Finding, Rule, SourceFile} from '../base/types.ts';

/** Tells what a value should be; undefined when it is right. */
type ValueCheck = (value: unknown, site: Site) => string | undefined;

const MIN_DESCRIPTION = 50;
const MAX_DESCRIPTION = 160;

function expect(isRight: (value: unknown, site: Site) => boolean, expected: string): ValueCheck {
  return (value, site) => (isRight(value, site) ? undefined : expected);
}

const text = expect((value) => typeof value === 'string' && value.trim() !== '', 'a text');
const flag = expect((value) => typeof value === 'boolean', '`true` or `false`');
const number = expect((value) => typeof value === 'number', 'a number');
const headingLevel = expect(
  (value) => Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6,
  'a heading level from 2 to 6',
);
const neighbour = expect(
  (value) => value === null || (typeof value === 'string' && value !== ''),
  'the id of a page, or `null` for none',
);
/** The config puts the edit address of the deployment in front of a path. */
const editTarget = expect(
  (value, site) =>
    value === null ||
    (typeof value === 'string' &&
      (site.tree.files.has(value) || (/^https:\/\/\S+$/.test(value) && URL.canParse(value)))),
  'the path of a file in this repository, an https address, or `null` for no link',
);
const words = expect(
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string'),
  'a list of words',
);

const keys: Readonly<Record<string, ValueCheck>> = {
  custom_edit_url: editTarget,
  description: text,
  hide_table_of_contents: flag,
  hide_title: flag,
  image: text,
  keywords: words,
  pagination_next: neighbour,
  pagination_prev: neighbour,
  sidebar_class_name: text,
  sidebar_label: text,
  sidebar_position: number,
  slug: text,
  title: text,
  toc_max_heading_level: headingLevel,
  toc_min_heading_level: headingLevel,
  unlisted: flag,
};

/** What a kind of page has to say about itself. The first type that applies counts. */
interface PageType {
  readonly name: string;
  readonly applies: (file: SourceFile) => boolean;
  readonly required: readonly string[];
}

/** Address below the release line: `5.x/commands/devspace` becomes `commands/devspace`. */
function routeInLine({route = ''}: SourceFile): string {
  return route.replace(/^\d+\.x(?:\/|$)/, '');
}

const pageTypes: readonly PageType[] = [
  {
    name: 'landing page',
    applies: (file) => routeInLine(file) === '',
    required: [
      'title',
      'sidebar_label',
      'description',
      'slug',
      'hide_title',
      'hide_table_of_contents',
    ],
  },
  {
    name: 'command page',
    applies: (file) => /^(?:cli|commands)(?:\/|$)/.test(routeInLine(file)),
    required: ['title', 'sidebar_label', 'description', 'custom_edit_url'],
  },
  {
    name: 'reference page',
    applies: (file) => routeInLine(file) === 'configuration/reference',
    required: ['title', 'sidebar_label', 'description', 'custom_edit_url'],
  },
  {
    // Other pages link to it, and no sidebar does: nothing stands before and behind it.
    name: 'fragment page',
    applies: (file) => routeInLine(file).startsWith('fragments/'),
    required: ['title', 'description', 'pagination_next', 'pagination_prev'],
  },
  {
    name: 'generated page',
    applies: ({isGenerated}) => isGenerated,
    required: ['title', 'description', 'custom_edit_url'],
  },
  {name: 'page', applies: () => true, required: ['title', 'description']},
];

const missingHints: Readonly<Record<string, string>> = {
  custom_edit_url: 'add the path of the data, so that "Edit this page" leads there',
  description: 'add one sentence that answers a search, 50 to 160 characters long',
  hide_table_of_contents: 'add `hide_table_of_contents: true`: the page has a layout of its own',
  hide_title: 'add `hide_title: true`: the page draws its own heading',
  pagination_next: 'add `pagination_next: null`',
  pagination_prev: 'add `pagination_prev: null`',
  sidebar_label: 'add the label that the sidebar shows',
  slug: 'add `slug: /`',
  title: 'add the heading of the page',
};

function checkKeys(file: SourceFile, site: Site): Finding[] {
  return [...file.frontMatter.entries.values()].flatMap(({key, value, place, valuePlace}) => {
    const check = keys[key];
    if (!check) {
      const hint = didYouMean(
        suggest(key, Object.keys(keys)),
        `use one of ${Object.keys(keys).join(', ')}`,
      );
      return [{place, message: `unknown key "${key}"`, hint}];
    }
    const expected = check(value, site);
    return expected === undefined
      ? []
      : [
          {
            place: valuePlace,
            message: `"${key}" has a value that cannot be used`,
            hint: `write ${expected}`,
          },
        ];
  });
}

function checkRequired(file: SourceFile): Finding[] {
  const type = pageTypes.find(({applies}) => applies(file));
  const {entries, place} = file.frontMatter;
  return (type?.required ?? [])
    .filter((key) => !entries.has(key))
    .map((key) => ({
      place,
      message: `the ${type?.name ?? 'page'} has no ${key}`,
      hint: missingHints[key] ?? 'add it',
    }));
}

function checkDescription(entry: FrontMatterEntry): Finding[] {
  const description = typeof entry.value === 'string' ? entry.value.trim() : '';
  if (description === '') return [];
  const place = entry.valuePlace;
  const findings: Finding[] = [];
  if (description.length < MIN_DESCRIPTION || description.length > MAX_DESCRIPTION) {
    findings.push({
      place,
      message: `the description has ${description.length} characters`,
      hint: `write ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION}: search results cut longer ones and replace shorter ones`,
    });
  }
  if (!/\w[`")\]]*\.$/.test(description)) {
    findings.push({
      place,
      message: 'the description does not end with a full stop',
      hint: 'make it one whole sentence',
    });
  }
  // "e.g." and "devspace.yaml" hold full stops, too: a new sentence begins with a capital.
  if (/[.!?]["')\]]*\s+\p{Lu}/u.test(description)) {
    findings.push({
      place,
      message: 'the description has more than one sentence',
      hint: 'join them, or leave one out',
    });
  }
  return findings;
}

/** Keys whose values tell pages apart. */
type UniqueKey = 'description' | 'title';

const usersByText = new WeakMap<Site, ReadonlyMap<string, readonly SourceFile[]>>();

/** A text as it is compared, with its key. */
function textId(key: UniqueKey, text: string): string {
  return `${key}: ${text.trim().toLowerCase()}`;
}

/** The pages that have a text, found once for all pages. */
function pagesWithText(key: UniqueKey, text: string, site: Site): readonly SourceFile[] {
  const users = usersByText.get(site) ?? collectTexts(site);
  usersByText.set(site, users);
  return users.get(textId(key, text)) ?? [];
}

function collectTexts(site: Site): Map<string, SourceFile[]> {
  const users = new Map<string, SourceFile[]>();
  for (const page of site.files.filter(({kind}) => kind === 'page')) {
    for (const key of ['description', 'title'] as const) {
      const text = readText(page.frontMatter, key);
      if (text === undefined) continue;
      const id = textId(key, text);
      users.set(id, [...(users.get(id) ?? []), page]);
    }
  }
  return users;
}

function checkUnique(
  file: SourceFile,
  site: Site,
  key: UniqueKey,
  scope: (other: SourceFile) => boolean,
): Finding[] {
  const entry = file.frontMatter.entries.get(key);
  const value = readText(file.frontMatter, key);
  if (!entry || value === undefined) return [];
  const other = pagesWithText(key, value, site).find((page) => page !== file && scope(page));
  if (!other) return [];
  const hint = 'say what only this page offers, so that search results can be told apart';
  return [{place: entry.valuePlace, message: `${other.path} has the same ${key}`, hint}];
}

function checkPage(file: SourceFile, site: Site): Finding[] {
  const description = file.frontMatter.entries.get('description');
  return [
    ...checkKeys(file, site),
    ...checkRequired(file),
    ...(description ? checkDescription(description) : []),
    ...checkUnique(file, site, 'title', (other) => other.line === file.line),
    ...checkUnique(file, site, 'description', () => true),
  ];
}

/** A page introduces itself to search engines, cards and the sidebar. */
export const frontMatter: Rule = {
  name: 'front-matter',
  summary:
    'Known keys only, and those that the type of the page needs; a title unique in its version; a unique description of one sentence, 50 to 160 characters.',
  check(file, site) {
    const {faults, exists, place} = file.frontMatter;
    if (faults.length > 0) return faults;
    if (file.kind === 'page') return checkPage(file, site);
    if (!exists) return [];
    return [
      {place, message: 'a partial has no front matter', hint: 'remove it: Docusaurus ignores it'},
    ];
  },
};
