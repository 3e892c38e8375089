import {isYamlMap} from '@devspace-docs/devspace-check';
import {readPagePath} from '@devspace-docs/versions';
import {
  diagnose,
  type FrontMatterEntry,
  OPENING,
  type PageDiagnostic,
  readText,
  type Site,
  type SourceFile,
} from '@devspace-docs/pages';
import {didYouMean, suggest} from '@devspace-docs/common';
import type {Rule} from '../types.ts';

const MIN_DESCRIPTION = 50;
const MAX_DESCRIPTION = 160;

const KEYS = [
  'archive',
  'custom_edit_url',
  'description',
  'hide_table_of_contents',
  'hide_title',
  'image',
  'keywords',
  'pagination_next',
  'pagination_prev',
  'part_of',
  'recipe',
  'search_terms',
  'sidebar_class_name',
  'sidebar_label',
  'sidebar_position',
  'slug',
  'title',
  'toc_max_heading_level',
  'toc_min_heading_level',
  'unlisted',
];

/** The keys that the pages of a folder require in addition to `title` and `description`. */
const FOLDER_KEYS: Readonly<Record<string, readonly string[]>> = {
  // They aren't in a sidebar, so they have no previous and next page.
  'fragments/': ['part_of', 'pagination_next', 'pagination_prev'],
  'guides/recipes/': ['sidebar_label', 'recipe'],
};

const missingHints: Readonly<Record<string, string>> = {
  description: 'add one sentence of 50 to 160 characters that answers a search',
  pagination_next: 'add `pagination_next: null`',
  pagination_prev: 'add `pagination_prev: null`',
  part_of: 'add the id of the page that embeds it, such as `configuration/images/docker`',
  recipe: 'add lists of tags: `recipe: {language: [go], task: [database]}`',
  sidebar_label: 'add the label that the sidebar shows',
  title: 'add the heading of the page',
};

/** Docusaurus and `src/plugins` check the values. */
function checkKeys({frontMatter: {entries}}: SourceFile): PageDiagnostic[] {
  return [...entries.values()].flatMap(({key, value, location, valueLocation}) => {
    if (!KEYS.includes(key)) {
      const hint = didYouMean(suggest(key, KEYS), `use one of ${KEYS.join(', ')}`);
      return diagnose(location, `unknown key "${key}"`, hint);
    }
    if (key !== 'search_terms' || isYamlMap(value)) return [];
    const hint = 'write a map from `page`, or the ids of headings and flags, to lists of terms';
    return diagnose(valueLocation, `"${key}" has an invalid value`, hint);
  });
}

function checkRequired(file: SourceFile): PageDiagnostic[] {
  const {page} = readPagePath(file.route ?? '');
  const own = Object.entries(FOLDER_KEYS).find(([folder]) => page.startsWith(folder));
  return ['title', 'description', ...(own?.[1] ?? [])]
    .filter((key) => !file.frontMatter.entries.has(key))
    .flatMap((key) =>
      diagnose(OPENING, `the front matter has no ${key}`, missingHints[key] ?? 'add it'),
    );
}

function checkDescription(entry: FrontMatterEntry): PageDiagnostic[] {
  const description = typeof entry.value === 'string' ? entry.value.trim() : '';
  if (description === '') return [];
  const diagnostics: PageDiagnostic[] = [];
  const add = (message: string, hint: string): void => {
    diagnostics.push(...diagnose(entry.valueLocation, message, hint));
  };
  if (description.length < MIN_DESCRIPTION || description.length > MAX_DESCRIPTION) {
    const hint = `write ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION}: search engines cut longer descriptions and replace shorter ones`;
    add(`the description has ${description.length} characters`, hint);
  }
  if (!/\w[`")\]]*\.$/.test(description)) {
    add("the description doesn't end with a period", 'make it one complete sentence');
  }
  // Only a capital letter after a period starts a sentence: "e.g." and "devspace.yaml" contain periods, too.
  if (/[.!?]["')\]]*\s+\p{Lu}/u.test(description)) {
    add('the description has more than one sentence', 'join them, or remove one');
  }
  return diagnostics;
}

function checkUnique(file: SourceFile, site: Site, key: 'description' | 'title'): PageDiagnostic[] {
  const fold = (page: SourceFile) => readText(page.frontMatter, key)?.trim().toLowerCase();
  const entry = file.frontMatter.entries.get(key);
  const text = fold(file);
  if (!entry || text === undefined) return [];
  const other = site.files.find(
    (page) =>
      page !== file && page.kind === 'page' && page.version === file.version && fold(page) === text,
  );
  if (!other) return [];
  const hint = 'make it unique, so that readers can distinguish search results';
  return diagnose(entry.valueLocation, `${other.path} has the same ${key}`, hint);
}

function checkPage(file: SourceFile, site: Site): PageDiagnostic[] {
  const description = file.frontMatter.entries.get('description');
  return [
    ...checkKeys(file),
    ...checkRequired(file),
    ...(description ? checkDescription(description) : []),
    ...checkUnique(file, site, 'title'),
    ...checkUnique(file, site, 'description'),
  ];
}

export const frontMatter: Rule = {
  name: 'front-matter',
  check(file, site) {
    const {diagnostics, exists} = file.frontMatter;
    if (diagnostics.length > 0) return diagnostics;
    if (file.kind === 'page') return checkPage(file, site);
    if (!exists) return [];
    const message = "a partial can't have front matter";
    return diagnose(OPENING, message, 'remove it: Docusaurus ignores it');
  },
};
