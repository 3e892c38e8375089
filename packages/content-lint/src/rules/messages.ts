import type {InlineCode, Nodes, PhrasingContent, Root} from 'mdast';
import {
  type Content,
  diagnose,
  elementsOf,
  isMessageTable,
  locate,
  type PageDiagnostic,
  type SourceFile,
  textOf,
  TOP,
  walk,
} from '@devspace-docs/pages';
import {readErrorPages, readErrors} from '@devspace-docs/reference/node';
import {readDocsPath} from '@devspace-docs/versions/node';
import type {VersionLabel} from '@devspace-docs/versions';
import foreignMessages from './foreign-messages.json' with {type: 'json'};
import type {Rule} from '../types.ts';

/** Shorter texts, such as `ImagePullBackOff`, aren't messages. */
const MIN_WORDS = 3;

/** The words of a message, without the placeholders `X`, `Y`, `Z`, `N` and `M`. */
function wordsOf(message: string): readonly string[] {
  return message.replaceAll(/\b[MNX-Z]\b/g, ' ').match(/[A-Za-z-]{2,}/g) ?? [];
}

const fold = (message: string): string => ` ${wordsOf(message).join(' ').toLowerCase()} `;

/** The id of the entry whose message contains a text. */
function findEntry(text: string, version: VersionLabel): string | undefined {
  const wanted = fold(text);
  for (const [id, {error}] of readErrors(version)) {
    if ([error.message, ...(error.variants ?? [])].some((name) => fold(name).includes(wanted)))
      return id;
  }
  return undefined;
}

/** The code that a text starts with, if the text consists of code and punctuation. */
function leadingCode(nodes: readonly PhrasingContent[]): InlineCode[] {
  const [first] = nodes;
  if (first?.type !== 'inlineCode') return [];
  const rest = nodes.filter((node) => node.type !== 'inlineCode').map(textOf);
  return /^[\s.,:]*$/.test(rest.join('')) ? [first] : [];
}

/** Messages that a table or a list explains. Links to the catalog aren't explanations. */
function explainedMessages(tree: Root): InlineCode[] {
  const found: InlineCode[] = [];
  walk(tree, (node: Nodes) => {
    if (node.type === 'table') {
      const [head, ...rows] = node.children;
      if (!isMessageTable(head?.children.map(textOf) ?? [])) return;
      found.push(...rows.flatMap(({children: [cell]}) => leadingCode(cell?.children ?? [])));
    } else if (node.type === 'listItem') {
      const [paragraph] = node.children;
      const [label] = paragraph?.type === 'paragraph' ? paragraph.children : [];
      if (label?.type === 'strong') found.push(...leadingCode(label.children));
    }
  });
  return found.filter(
    ({value}) => value.split(' ').filter((word) => /[a-z]/i.test(word)).length >= MIN_WORDS,
  );
}

function checkMessage(node: InlineCode, version: VersionLabel): PageDiagnostic[] {
  const {value} = node;
  if (foreignMessages.includes(value)) return [];
  const id = findEntry(value, version);
  if (id === undefined) {
    const hint = `add it to schema/errors/${version} and write \`<Error id="…" />\`, or, if another program prints it, to packages/content-lint/src/rules/foreign-messages.json`;
    return diagnose(locate(node), 'the message has no entry in the error catalog', hint);
  }
  const message = 'the error catalog already explains the message';
  return diagnose(locate(node), message, `show its entry: \`<Error id="${id}" />\``);
}

function findMissing({path, version}: SourceFile, content: Content): PageDiagnostic[] {
  const page = readDocsPath(path)?.path.replace(/\.mdx$/, '');
  const expected = [...readErrors(version).values()].filter(({error}) => error.page === page);
  if (expected.length === 0) return [];
  const shown = elementsOf(content, 'Error').map(({attributes}) => attributes.get('id'));
  return expected
    .filter(({error}) => !shown.includes(error.id))
    .flatMap(({error, page: {source}}) => {
      const message = `${source} says that this page shows the error \`${error.id}\``;
      const hint = `add \`<Error id="${error.id}" />\`, or remove \`page\` from the entry`;
      return diagnose(TOP, message, hint);
    });
}

export const messages: Rule = {
  name: 'messages',
  check(file, site) {
    if (file.isGenerated) return [];
    const content = site.content(file);
    return [
      ...explainedMessages(content.tree).flatMap((node) => checkMessage(node, file.version)),
      ...findMissing(file, content),
    ];
  },
  count({path, version}) {
    const page = readErrorPages(version).find((catalog) => path.endsWith(`/${catalog.path}`));
    return {messages: page?.sections.flatMap(({errors}) => errors).length ?? 0};
  },
};
