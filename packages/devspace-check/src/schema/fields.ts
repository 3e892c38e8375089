import {readFileSync} from 'node:fs';
import {pagePath, versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {parse} from 'yaml';
import {suggest} from '@devspace-docs/common';
import {createFieldTree, flattenFields, type Field} from '../check/schema/field-tree.ts';
import {parseConfigSchema, withPrefix} from './load.ts';
import {checkProfileExamples} from './profile-examples.ts';
import {checkSchema} from './check-schema.ts';

/** All fields of a version by path, parents before their children. */
export type Fields = ReadonlyMap<string, Field>;

/** The fields of one `<Fields>` element. */
export interface Selection {
  /** Fields that another page describes have no nested fields here. */
  readonly fields: readonly Field[];
  /** A list of fields, rather than one field with its nested fields expanded. */
  readonly isList: boolean;
  /**
   * Where other pages describe fields, by the path of the field. The key `PATH.{*}` is where one page
   * describes all fields nested in one.
   */
  readonly elsewhere: TopicPages;
}

/**
 * Parses the fields of a schema.
 *
 * @param file - Name of the schema, for error messages.
 * @throws Error with the file and the path of the field if the schema is incomplete or inconsistent.
 */
export function parseFields(text: string, file: string): Fields {
  const root = parseConfigSchema(text, file);
  return withPrefix(`${file}: `, () => {
    const tree = createFieldTree(root);
    checkSchema(root, tree);
    checkProfileExamples(root, tree);
    return tree.byPath;
  });
}

const cache = new Map<string, Fields>();

/** Reads the fields of a version. Cached by content, because the schema can change during `npm start`. */
export function readFields(version: VersionLabel): Fields {
  const {schemaFile} = versionsByLabel[version];
  const text = readFileSync(new URL(`../../../../${schemaFile}`, import.meta.url), 'utf8');
  const fields = cache.get(text) ?? parseFields(text, schemaFile);
  cache.set(text, fields);
  return fields;
}

/** Whether a field is at the top level of the config. */
export function isSection({path, name}: Field): boolean {
  return path === name;
}

/** Finds the fields that `of` names: `dev.*.sync`, `dev.*.{ports,reversePorts}`, or `dev.*.{*}` for all. */
function findFields(fields: Fields, of: string): readonly Field[] {
  const [, parent = '', names] = /^(.+)\.\{(.+)\}$/.exec(of) ?? [];
  const find = (path: string): Field => {
    const field = fields.get(path);
    if (field) return field;
    const suggestion = suggest(path, fields.keys());
    throw new Error(
      `there is no field \`${path}\`${suggestion ? `; did you mean \`${suggestion}\`?` : ''}`,
    );
  };
  if (names === '*') return find(parent).children;
  return (names?.split(',').map((name) => `${parent}.${name}`) ?? [of]).map(find);
}

/** The page that describes a field. */
export interface TopicPage {
  /** Site path. */
  readonly page: string;
  /** The described field: the field itself, or the one that it has in common with another object. */
  readonly path: string;
}

/** The topic pages of fields, by the path of the field. */
export type TopicPages = ReadonlyMap<string, TopicPage>;

/** Objects that have the same fields as another one: `dev.*.containers.*.sync` is like `dev.*.sync`. */
const SAME_FIELDS: Readonly<Record<string, string>> = {'dev.*.containers': 'dev'};

/**
 * Reads the topic pages of a version.
 *
 * @param data - Content of `schema/topic-pages/VERSION.yaml`: fields by page.
 * @throws Error if a field doesn't exist, or has two pages.
 */
export function parseTopicPages(
  data: Readonly<Record<string, string>>,
  fields: Fields,
  version: VersionLabel,
): TopicPages {
  const pages = new Map<string, TopicPage>();
  for (const [page, of] of Object.entries(data)) {
    for (const {path} of findFields(fields, of)) {
      const other = pages.get(path);
      if (other)
        throw new Error(`\`${path}\` has two topic pages, ${other.page} and ${page}; delete one`);
      pages.set(path, {page: pagePath({version, page}), path});
    }
  }
  for (const [copy, original] of Object.entries(SAME_FIELDS)) {
    for (const {name, path} of fields.get(copy)?.children ?? []) {
      const same = fields.get(original)?.children.find((field) => field.name === name);
      const page = same && pages.get(same.path);
      if (page) pages.set(path, page);
    }
  }
  return pages;
}

/** Replaces fields that other pages describe with references to those pages. */
function limitTo(
  page: string,
  topics: TopicPages,
  fields: readonly Field[],
  parent: string | undefined,
): Omit<Selection, 'isList'> {
  const elsewhere = new Map<string, TopicPage>();
  const limit = (field: Field, inherited: string | undefined): Field => {
    const topic = topics.get(field.path);
    const own = topic?.page ?? inherited;
    if (own !== undefined && own !== page) {
      elsewhere.set(field.path, topic ?? {page: own, path: field.path});
      return {...field, children: []};
    }
    const [first, ...others] = new Set(
      field.children.map(({path}) => topics.get(path)?.page ?? own),
    );
    if (first !== undefined && first !== page && others.length === 0) {
      elsewhere.set(`${field.path}.{*}`, {page: first, path: field.path});
      return {...field, children: []};
    }
    return {...field, children: field.children.map((child) => limit(child, own))};
  };
  return {fields: fields.map((field) => limit(field, parent)), elsewhere};
}

/** The page of the closest field around one that has a topic page. */
function inheritedPage(path: string, topics: TopicPages): string | undefined {
  const ends = [...path.matchAll(/(?:\.\*|\[\])*\./g)].map(({index}) => index).reverse();
  const parent = ends.map((end) => path.slice(0, end)).find((candidate) => topics.has(candidate));
  return parent === undefined ? undefined : topics.get(parent)?.page;
}

/**
 * Finds the fields of `<Fields of="…" />`: one field such as `dev.*.sync`, or multiple fields of an object
 * such as `dev.*.{ports,reversePorts}`. `{*}` stands for all of them.
 *
 * @param at - Limits the fields to those that a page describes.
 * @throws Error if a field doesn't exist.
 */
export function selectFields(
  fields: Fields,
  of: string,
  at?: {readonly page: string; readonly topics: TopicPages},
): Selection {
  const found = findFields(fields, of);
  const isList = of.endsWith('}');
  if (!at) return {fields: found, isList, elsewhere: new Map()};
  const parent = inheritedPage(found[0]?.path ?? '', at.topics);
  return {...limitTo(at.page, at.topics, found, parent), isList};
}

const topicPages = new Map<string, TopicPages>();

/** Reads the topic pages of a version. Cached by content, like `readFields`, and by version, as the pages are. */
export function readTopicPages(version: VersionLabel): TopicPages {
  const file = `schema/topic-pages/${version}.yaml`;
  const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
  const fields = readFields(version);
  const key = [version, ...fields.keys(), text].join('\n');
  const read = (): TopicPages =>
    parseTopicPages(parse(text) as Readonly<Record<string, string>>, fields, version);
  const pages = topicPages.get(key) ?? withPrefix(`${file}: `, read);
  topicPages.set(key, pages);
  return pages;
}

/**
 * Finds the fields of `<Fields of="…" />` on a page. The config reference describes all fields, and other
 * pages those that `schema/topic-pages/` assigns to them.
 *
 * @param page - Site path.
 * @throws Error if a field doesn't exist.
 */
export function selectOnPage(version: VersionLabel, of: string, page: string): Selection {
  const isReference = page === pagePath({version, page: 'configuration/reference'});
  const at = isReference ? undefined : {page, topics: readTopicPages(version)};
  return selectFields(readFields(version), of, at);
}

/** Like `selectOnPage`, but returns undefined for unknown fields, which the rule `components` reports. */
export function findSelection(
  version: VersionLabel,
  of: string,
  page: string,
): Selection | undefined {
  try {
    return selectOnPage(version, of, page);
  } catch {
    return undefined;
  }
}

/**
 * Ids of the rendered fields. A section has none: in the reference, its heading has the id, and other
 * pages are about the section as a whole.
 */
export function anchorsOf({fields}: Selection): string[] {
  return flattenFields(fields)
    .filter((field) => !isSection(field))
    .map(({anchor}) => anchor);
}
