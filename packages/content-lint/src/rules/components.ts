import type {Nodes, Parents} from 'mdast';
import {readFields, selectFields} from '@devspace-docs/devspace-check/node';
import {selectOutput} from '@devspace-docs/reference';
import {readErrors, readRecordings} from '@devspace-docs/reference/node';
import {
  diagnose,
  isJsx,
  type JsxElement,
  locate,
  type Location,
  type PageDiagnostic,
  readAttributes,
  type SourceFile,
  walk,
} from '@devspace-docs/pages';
import {didYouMean, suggest, codeSpan, joinWords} from '@devspace-docs/common';
import type {VersionLabel} from '@devspace-docs/versions';
import type {Rule} from '../types.ts';

/** Components that `src/theme/MDXComponents`, plugins and Docusaurus provide without an import. */
const globalComponents: readonly string[] = [
  'Cards',
  'Details',
  'Error',
  'Fields',
  'FixedIn',
  'FixedProblems',
  'Head',
  'HighlightedCode',
  'Illustration',
  'InlineCommand',
  'Output',
  'Steps',
  'TabItem',
  'Tabs',
];

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  Illustration: ['alt', 'className', 'src'],
  Output: ['id', 'names', 'part', 'play', 'title'],
  Tabs: ['defaultValue', 'groupId', 'queryString', 'values'],
  TabItem: ['default', 'label', 'value'],
};

const REQUIRED: Readonly<
  Record<string, {readonly names: readonly string[]; readonly hint: string}>
> = {
  Illustration: {
    names: ['src', 'alt'],
    hint: 'set `src` to a file of `static/img/illustrations/`, and describe in `alt` what it shows',
  },
  Tabs: {
    names: ['groupId', 'queryString'],
    hint: 'set both to a name for the choice, such as `<Tabs groupId="platform" queryString="platform">`; the browser and the URL save it',
  },
  TabItem: {
    names: ['value'],
    hint: 'add a value that is unique in the group, such as `value="linux"`',
  },
};

/** Parts of a paragraph that markdownlint checks. */
const NEEDS_LINT: ReadonlySet<string> = new Set([
  'image',
  'imageReference',
  'link',
  'linkReference',
]);

type Expression = Extract<Nodes, {type: 'mdxFlowExpression' | 'mdxTextExpression'}>;

function isExpression(node: Nodes): node is Expression {
  return node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
}

/** Reports braces in text. Pages use them only for comments. */
function checkBraces(node: Expression): PageDiagnostic[] {
  if (/^\s*\/\*/.test(node.value)) return [];
  const message = `MDX reads \`{${node.value}}\` as JavaScript`;
  const hint = 'put the text in code font, or write `\\{` for a plain brace';
  return diagnose(locate(node), message, hint);
}

function checkName(node: JsxElement, imported: ReadonlySet<string>): PageDiagnostic[] {
  const [name] = /^[A-Z]\w*/.exec(node.name ?? '') ?? [];
  if (name === undefined || imported.has(name) || globalComponents.includes(name)) return [];
  const suggestion = suggest(name, [...imported, ...globalComponents]);
  const otherwise = `import it at the top of the file; only ${globalComponents.join(', ')} don't need an import`;
  const {line, column} = locate(node);
  const location = {line, column: column + 1, length: name.length};
  const message = `the component \`<${name}>\` isn't imported`;
  // Doesn't replace the name, because the closing tag contains it too.
  return diagnose(location, message, didYouMean(suggestion, otherwise), {expected: []});
}

function locateAttribute(node: JsxElement, name: string): Location {
  const {start} =
    node.attributes.find((item) => 'name' in item && item.name === name)?.position ?? {};
  return start ? {line: start.line, column: start.column, length: name.length} : locate(node);
}

function checkAttributes(node: JsxElement): PageDiagnostic[] {
  const known = ATTRIBUTES[node.name ?? ''];
  // `{...props}` can contain any attribute.
  if (!known || node.attributes.some(({type}) => type !== 'mdxJsxAttribute')) return [];
  const names = [...readAttributes(node).keys()];
  const unknown = names
    .filter((name) => !known.includes(name))
    .flatMap((name) =>
      diagnose(
        locateAttribute(node, name),
        `\`<${node.name}>\` has no attribute \`${name}\``,
        didYouMean(suggest(name, known), `use one of ${known.join(', ')}`),
      ),
    );
  const {names: required, hint} = REQUIRED[node.name ?? ''] ?? {names: [], hint: ''};
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length === 0) return unknown;
  const shown = joinWords(
    missing.map((name) => `no ${codeSpan(name)}`),
    'and',
  );
  return [...unknown, ...diagnose(locate(node), `\`<${node.name}>\` has ${shown}`, hint)];
}

/** Reports links and images that no rule checks, and that `page:rename` doesn't update. */
function checkMarkdown(node: JsxElement): PageDiagnostic[] {
  const attributes = readAttributes(node);
  const isLink = attributes.has('href') || attributes.has('to');
  if (!isLink && node.name !== 'img') return [];
  const kind = isLink ? 'link' : 'image';
  const hint = `write it in Markdown: \`${isLink ? '[label](./page.mdx)' : '![alt text](./img/file.png)'}\``;
  return diagnose(locate(node), `the ${kind} is an element, which isn't checked`, hint);
}

/** Reports what the security policy blocks, or what belongs in a stylesheet. */
function checkInline(node: JsxElement): PageDiagnostic[] {
  if (node.name === 'style' || node.name === 'script') {
    const hint = 'write a component with a CSS module in `src/components/`';
    return diagnose(locate(node), `pages can't have a \`<${node.name}>\` element`, hint);
  }
  if (!readAttributes(node).has('style')) return [];
  const hint = 'remove it, or write a component with a CSS module in `src/components/`';
  return diagnose(locateAttribute(node, 'style'), "elements can't have a `style` attribute", hint);
}

/**
 * Checks that Markdown in an element follows a blank line: without it, markdownlint reads it as HTML
 * and doesn't check it.
 */
function checkBlankLine(
  node: Nodes,
  parent: Parents | undefined,
  lines: readonly string[],
): PageDiagnostic[] {
  if (parent?.type !== 'mdxJsxFlowElement' || isJsx(node)) return [];
  const location = locate(node);
  const isText = node.type === 'paragraph' && !node.children.some(({type}) => NEEDS_LINT.has(type));
  if (isText || lines[location.line - 2]?.trim() === '') return [];
  const message = `there is no blank line above the Markdown in \`<${parent.name ?? ''}>\``;
  return diagnose(location, message, 'add a blank line above it');
}

function isTabs(node: Nodes): node is JsxElement {
  return isJsx(node) && node.name === 'Tabs';
}

/** Values of the tabs that were already checked, by their `<Tabs>`. */
type TabValues = Map<JsxElement, Set<string>>;

function checkTabValue(
  node: JsxElement,
  ancestors: readonly Parents[],
  valuesOf: TabValues,
): PageDiagnostic[] {
  const tabs = ancestors.findLast(isTabs);
  const value = readAttributes(node).get('value');
  if (node.name !== 'TabItem' || !tabs || value === undefined) return [];
  const values = valuesOf.get(tabs) ?? new Set();
  const isTaken = values.has(value);
  valuesOf.set(tabs, values.add(value));
  if (!isTaken) return [];
  const message = `another tab of the same \`<Tabs>\` has the value \`${value}\``;
  return diagnose(locateAttribute(node, 'value'), message, 'give each tab a unique value');
}

/** The message of the error that a function throws. */
function errorOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function checkFields(node: JsxElement, {version}: SourceFile): PageDiagnostic[] {
  if (node.name !== 'Fields') return [];
  const of = readAttributes(node).get('of');
  const location = locate(node);
  if (of === undefined) {
    const hint = 'write `<Fields of="dev.*.sync" />`, or `<Fields of="dev.*.{ports,open}" />`';
    return diagnose(location, '`<Fields>` has no path in `of`', hint);
  }
  const message = errorOf(() => selectFields(readFields(version), of));
  return message === undefined ? [] : diagnose(location, message, `use a field of ${version}`);
}

/** Elements that show data in `schema/`, by `id`. */
const DATA_ELEMENTS = {
  Error: {folder: 'schema/errors', read: readErrors, example: 'key-regex'},
  Output: {folder: 'schema/outputs', read: readRecordings, example: 'reset-pods'},
} as const;

function checkData(node: JsxElement, {version}: SourceFile): PageDiagnostic[] {
  const {name} = node;
  if (name !== 'Error' && name !== 'Output') return [];
  const {folder, read, example} = DATA_ELEMENTS[name];
  const id = readAttributes(node).get('id');
  if (id === undefined) {
    const hint = `write an id from ${folder}/${version}: \`<${name} id="${example}" />\``;
    return diagnose(locate(node), `\`<${name}>\` has no \`id\``, hint);
  }
  const known = [...read(version).keys()];
  if (known.includes(id)) return checkSelection(node, id, version);
  const message = `${folder}/${version} has no \`${id}\``;
  const hint = didYouMean(suggest(id, known), `use an id from ${folder}/${version}`);
  return diagnose(locateAttribute(node, 'id'), message, hint);
}

function checkSelection(node: JsxElement, id: string, version: VersionLabel): PageDiagnostic[] {
  const recording = node.name === 'Output' && readRecordings(version).get(id);
  if (!recording) return [];
  const attributes = readAttributes(node);
  const [part, names] = [attributes.get('part'), attributes.get('names')];
  const message = errorOf(() => selectOutput(recording, {part, names}));
  if (message === undefined) return [];
  return diagnose(locate(node), message, 'use a part and names that the recording contains');
}

/** Reports mistakes that MDX accepts, and that fail the build without a line number or not at all. */
export const components: Rule = {
  name: 'components',
  check(file, site) {
    const {lines} = file;
    const {tree, imports} = site.content(file);
    const imported = new Set(imports.flatMap(({names}) => names));
    const diagnostics: PageDiagnostic[] = [];
    const tabValues: TabValues = new Map();
    walk(tree, (node, ancestors) => {
      diagnostics.push(...checkBlankLine(node, ancestors.at(-1), lines));
      if (isExpression(node)) diagnostics.push(...checkBraces(node));
      else if (isJsx(node))
        diagnostics.push(
          ...checkName(node, imported),
          ...checkAttributes(node),
          ...checkMarkdown(node),
          ...checkInline(node),
          ...checkTabValue(node, ancestors, tabValues),
          ...checkFields(node, file),
          ...checkData(node, file),
        );
    });
    return diagnostics;
  },
};
