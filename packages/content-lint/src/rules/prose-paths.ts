import {isDeepStrictEqual} from 'node:util';
import type {InlineCode, Nodes, Paragraph, Table} from 'mdast';
import {parseDocument} from 'yaml';
import {versions, type VersionLabel} from '@devspace-docs/versions';
import {findPath, type Json, type PathResult, sectionsOf} from '@devspace-docs/devspace-check';
import {configFormats} from '@devspace-docs/devspace-check/node';
import {
  type CodeSpan,
  diagnose,
  locate,
  otherVersions,
  type PageDiagnostic,
  type Site,
  type SourceFile,
  textOf,
  versionsInView,
  versionsOfSpan,
  walk,
} from '@devspace-docs/pages';
import {didYouMean, suggest} from '@devspace-docs/common';
import type {Rule} from '../types.ts';

const PATH = /^[a-z]\w*(?:\[[^\]\s]*\]|\.(?:\*|[\w-]+(?:=[\w.-]+)?))+$/i;

/** Files, hosts and API groups, which also contain dots. */
const NOT_A_FIELD =
  /\.(?:exe|json|log|mdx?|sh|txt|ya?ml)$|\..*\.(?:com|dev|example|git|io|local|org|test)$/;

/** Another file, whose fields the text can be about. */
const OTHER_FILE = /(?<![\w.-])(?!devspace[\w.-]*\.ya?ml)[\w-]+\.(?:json|toml|ya?ml)(?!\w)/;

/** Reads the path in code such as `dev.*.sync: [...]` and `deployments.*.helm.values…`. */
function readPath(code: string): string | undefined {
  const path = code.replace(/:(?:\s.*)?$/s, '').replace(/\.?(?:\.\.\.|…)$/, '');
  return path.includes('.') && PATH.test(path) ? path : undefined;
}

function findIn(version: VersionLabel, path: string): PathResult | undefined {
  const [section = ''] = path.split(/[.[]/);
  const format = configFormats(version);
  return sectionsOf(format).includes(section) ? findPath(path, format) : undefined;
}

function isField(version: VersionLabel, path: string): boolean {
  return findIn(version, path)?.kind === 'found';
}

function joinPath(parent: string, rest: string): string {
  return rest.startsWith('[') ? parent + rest : `${parent}.${rest}`;
}

function explain(
  path: string,
  result: Exclude<PathResult, {kind: 'found'}>,
  version: VersionLabel,
): Pick<PageDiagnostic, 'hint' | 'message'> {
  const {parent, part} = result;
  const tail = path.slice(joinPath(parent, part).length);
  const where = otherVersions(version, (other) => isField(other, path));
  const otherwise =
    where !== ''
      ? `mention ${where} in the sentence, or use a field of ${version}`
      : `use a field of ${version}, or remove the code font if it isn't a field`;
  if (result.kind === 'noEntry') {
    const suggestion = `${parent}.*.${part}${tail}`;
    return {
      message: `\`${part}\` is used where \`${parent}\` expects an entry name`,
      hint: didYouMean(isField(version, suggestion) ? suggestion : undefined, otherwise),
    };
  }
  if (where !== '')
    return {message: `\`${path}\` is a field of ${where}, not of ${version}`, hint: otherwise};
  const near = suggest(part, result.siblings);
  return {
    message: `\`${parent}\` has no field \`${part}\` in ${version}`,
    hint: didYouMean(near && joinPath(parent, near) + tail, otherwise),
  };
}

/** Result for a path in a section that only other versions have. */
function sectionElsewhere(
  path: string,
  version: VersionLabel,
): {version: VersionLabel; result: PathResult} | undefined {
  const isElsewhere = versions.some(({label}) => isField(label, path));
  return isElsewhere
    ? {version, result: {kind: 'unknown', parent: '', part: path, siblings: []}}
    : undefined;
}

function checkSpan(span: CodeSpan, file: SourceFile, site: Site): PageDiagnostic[] {
  const path = readPath(span.code);
  if (path === undefined) return [];
  const inView = versionsOfSpan(span, file, site);
  const results = inView.flatMap((version) => {
    const result = findIn(version, path);
    return result ? [{version, result}] : [];
  });
  if (results.some(({result}) => result.kind === 'found')) return [];
  const [first = sectionElsewhere(path, file.version)] = results;
  if (!first || first.result.kind === 'found' || NOT_A_FIELD.test(path)) return [];
  if (OTHER_FILE.test(span.heading) || OTHER_FILE.test(span.sentence)) return [];
  const location = {...span.location, length: path.length};
  return [{location, ...explain(path, first.result, first.version)}];
}

/** Whether code is a field in one of the versions that the text can be about. */
function namesField(span: CodeSpan, file: SourceFile, site: Site): boolean {
  const path = readPath(span.code);
  if (path === undefined) return false;
  return versionsOfSpan(span, file, site).some((version) => findIn(version, path) !== undefined);
}

function codeIn(node: Nodes | undefined): string[] {
  if (node?.type === 'inlineCode') return [node.value];
  return node && 'children' in node ? node.children.flatMap(codeIn) : [];
}

/** Parents that have all fields of a table, each with a trailing dot. */
function findParents(names: readonly string[], known: ReadonlyMap<string, unknown>): string[] {
  const [first] = names;
  if (first === undefined) return [];
  return [...known.keys()]
    .filter((path) => path === first || path.endsWith(`.${first}`))
    .map((path) => path.slice(0, -first.length))
    .filter((parent) => names.every((name) => known.has(parent + name)));
}

/** Compares a default with a text in YAML. A list of one item can also be written without brackets. */
function isSameValue(value: Json, text: string): boolean {
  const written: unknown = parseDocument(text, {logLevel: 'silent'}).toJS();
  const accepted = Array.isArray(value) && value.length === 1 ? [value, value[0]] : [value];
  return accepted.some((item) => item === text || isDeepStrictEqual(item, written));
}

/** Compares code that states the default of a field with the schema. */
function checkDefault(
  code: InlineCode,
  name: string,
  parents: readonly string[],
  version: VersionLabel,
): PageDiagnostic[] {
  const known = configFormats(version).tree.byPath;
  const values = parents.flatMap((parent) => {
    const value = known.get(parent + name)?.default;
    return value === undefined ? [] : [{path: parent + name, value}];
  });
  const [first] = values;
  if (!first || values.some(({value}) => isSameValue(value, code.value))) return [];
  const message = `the default of \`${first.path}\` in ${version} is \`${JSON.stringify(first.value)}\``;
  return diagnose(locate(code), message, 'correct the text or the schema');
}

/** Compares a table of fields with the defaults of the schema. */
function checkTable({children: [head, ...rows]}: Table, version: VersionLabel): PageDiagnostic[] {
  const titles = head?.children.map(textOf) ?? [];
  const column = titles.indexOf('Default');
  const known = configFormats(version).tree.byPath;
  if (column < 0 || !titles[0]?.startsWith('Field')) return [];
  const parents = findParents(
    rows.flatMap(({children}) => codeIn(children[0])),
    known,
  );
  return rows.flatMap(({children}) => {
    const [cell] = children[column]?.children ?? [];
    const names = codeIn(children[0]);
    // Doesn't check descriptions such as "the working directory".
    if (cell?.type !== 'inlineCode' || children[column]?.children.length !== 1) return [];
    return names.flatMap((name) => checkDefault(cell, name, parents, version));
  });
}

/** Finds "`dev.*.sync[].polling` defaults to `false`", and the default of a complete path in other words. */
function checkParagraph(paragraph: Paragraph, version: VersionLabel): PageDiagnostic[] {
  const {children} = paragraph;
  if (versionsInView(version, textOf(paragraph)).length > 1) return [];
  return children.flatMap((code, index) => {
    const [between, field, before] = children.slice(0, index).reverse();
    if (code.type !== 'inlineCode' || field?.type !== 'inlineCode' || between?.type !== 'text')
      return [];
    const isDefault =
      between.value.endsWith(' defaults to ') ||
      (between.value === ' is ' &&
        before?.type === 'text' &&
        /(?:\bdefault (?:value )?of|\bby default,) $/i.test(before.value));
    return isDefault && field.value.includes('.')
      ? checkDefault(code, field.value, [''], version)
      : [];
  });
}

function checkDefaults(tree: Nodes, version: VersionLabel): PageDiagnostic[] {
  const diagnostics: PageDiagnostic[] = [];
  walk(tree, (node) => {
    if (node.type === 'table') diagnostics.push(...checkTable(node, version));
    else if (node.type === 'paragraph') diagnostics.push(...checkParagraph(node, version));
  });
  return diagnostics;
}

export const prosePaths: Rule = {
  name: 'prose-paths',
  check(file, site) {
    const {codeSpans, tree} = site.content(file);
    return [
      ...codeSpans.flatMap((span) => checkSpan(span, file, site)),
      ...checkDefaults(tree, file.version),
    ];
  },
  count(file, site) {
    const {codeSpans} = site.content(file);
    return {fieldPaths: codeSpans.filter((span) => namesField(span, file, site)).length};
  },
};
