/** Finds duplicate keys, aliases and scalars that DevSpace refuses or reads as something else. */
import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Scalar,
  visit,
  type Alias,
  type Document,
  type Node,
  type Pair,
} from 'yaml';
import {identityOf, readTimestamp, type Dialect} from './dialect.ts';
import type {SyntaxProblem} from './explain-error.ts';
import type {Explanation} from './yaml.ts';

/** Go's parsers refuse a document if aliases add this many values. */
function areTooManyAliases(added: number, total: number): boolean {
  if (added <= 100 || total <= 1000) return false;
  const isOver = Math.min(Math.max((total - 400_000) / 3_600_000, 0), 1);
  return added / total > 0.99 - 0.89 * isOver;
}

function explainDuplicate(key: string, value: unknown, dialect: Dialect): Explanation {
  const message = `duplicate key \`${key}\``;
  const hasMaps = isMap(value) || (isSeq(value) && value.items.some(isMap));
  const hint = hasMaps ? `move its content to the first \`${key}\`` : 'keep one of them';
  if (dialect === 'yaml.v2')
    return {
      message: `${message}, and DevSpace uses only the last value`,
      hint,
      severity: 'warning',
    };
  return {message, hint: key === '<<' ? 'write one key with a list: `<<: [*a, *b]`' : hint};
}

/** Finds the keys that a map repeats. */
export function findDuplicates(
  document: Document.Parsed,
  code: string,
  dialect: Dialect,
): SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  visit(document, {
    Map(_, {items}) {
      const keys = new Set<unknown>();
      for (const {key, value} of items) {
        const identity = identityOf(key, dialect);
        if (keys.has(identity) && isNode(key) && key.range) {
          const [from] = key.range;
          const [text] = /^[^\s:]*/.exec(code.slice(from, from + 1100)) ?? [''];
          found.push({from, to: from + text.length, ...explainDuplicate(text, value, dialect)});
        }
        keys.add(identity);
      }
    },
  });
  return found.sort((a, b) => a.from - b.from);
}

/** Finds aliases and keys that prevent converting a document to a value. */
export class NodeCheck {
  readonly problems: SyntaxProblem[] = [];
  private readonly code: string;
  private readonly anchors = new Map<string, Node>();
  /** Number of values in an anchor, with those that its aliases add. */
  private readonly sizes = new Map<Node, number>();
  private nodeCount = 0;
  private largest: {readonly node: Node; readonly size: number} | undefined;

  constructor(document: Document.Parsed, code: string) {
    this.code = code;
    const total = this.measure(document.contents);
    if (this.largest && areTooManyAliases(total - this.nodeCount, total))
      this.report(this.largest.node, 'the file uses too many aliases', 'write values out instead');
  }

  private report(node: Node, message: string, hint: string, newText?: string): void {
    const [from, to] = node.range ?? [0, 0];
    this.problems.push({from, to, message, hint, ...(newText !== undefined && {newText})});
  }

  private followAlias(node: unknown): unknown {
    return isAlias(node) ? this.anchors.get(node.source) : node;
  }

  private measureAlias(node: Alias): number {
    const {source} = node;
    const target = this.anchors.get(source);
    const size = target && this.sizes.get(target);
    if (!/^[\w-]+$/.test(source)) {
      this.report(
        node,
        `\`*${source}\` starts with \`*\` like an alias`,
        `put it in quotes: "*${source}"`,
        `"*${source}"`,
      );
    } else if (!target) {
      this.report(
        node,
        `the alias \`*${source}\` refers to an anchor that isn't defined before it`,
        `define the anchor \`&${source}\`, or correct the name`,
      );
    } else if (size === undefined) {
      const message = `the alias \`*${source}\` refers to a value that contains it`;
      this.report(node, message, 'write the value out instead');
    } else if (size > (this.largest?.size ?? 0)) {
      this.largest = {node, size};
    }
    return 1 + (size ?? 0);
  }

  /** The number of values in a node. */
  private measure(node: unknown): number {
    if (!isNode(node)) return 0;
    this.nodeCount += 1;
    if (isAlias(node)) return this.measureAlias(node);
    if (node.anchor !== undefined) this.anchors.set(node.anchor, node);
    let size = 1;
    if (isMap(node)) for (const pair of node.items) size += this.measurePair(pair);
    if (isSeq(node)) for (const item of node.items) size += this.measure(item);
    if (node.anchor !== undefined) this.sizes.set(node, size);
    return size;
  }

  private measurePair({key, value}: Pair): number {
    if (isCollection(key)) {
      const isTemplate = this.code.startsWith('{{', (key.range?.[0] ?? 0) - 1);
      const hint = isTemplate ? 'put the template in quotes' : 'write a string as the key';
      this.report(key, "a list or a map can't be a key", hint);
    }
    const size = this.measure(key) + this.measure(value);
    if (isScalar(key) && this.codeOf(key) === '<<') this.checkMerge(key, value);
    return size;
  }

  private checkMerge(key: Node, value: unknown): void {
    const merged = this.followAlias(value);
    const parts = isSeq(merged) ? merged.items : [merged];
    // An alias without an anchor is reported already.
    if (
      parts.map((part) => this.followAlias(part)).every((part) => part === undefined || isMap(part))
    )
      return;
    this.report(
      key,
      '`<<` merges maps only, so DevSpace rejects the file',
      'merge a map or an alias of a map',
    );
  }

  private codeOf({range}: Node): string {
    return range ? this.code.slice(range[0], range[1]) : '';
  }
}

/** Finds scalars that DevSpace reads as something else. */
export function findConverted(
  document: Document.Parsed,
  code: string,
  dialect: Dialect,
): SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  visit(document, {
    Scalar(at, node) {
      const [from, to] = node.range ?? [0, 0];
      const written = code.slice(from, to);
      const hint = `put it in quotes: "${written}"`;
      if (at === 'key' && typeof node.value === 'boolean' && dialect === 'yaml.v2') {
        if (written === String(node.value)) return;
        const message = `DevSpace reads the key \`${written}\` as ${node.value}`;
        found.push({from, to, message, hint, newText: `"${written}"`});
      }
      const [, type] = /^tag:yaml\.org,2002:(bool|float|int|null)$/.exec(node.tag ?? '') ?? [];
      if (type !== undefined && typeof node.value === 'string') {
        const message = `\`${written}\` doesn't match the tag \`!!${type}\`, so DevSpace rejects the file`;
        found.push({from, to, message, hint: 'remove the tag, or correct the value'});
      }
      const [header, sign, style] = /^([-+])([|>])\s/.exec(written) ?? [];
      if (header !== undefined && node.type === Scalar.PLAIN) {
        const message = `the string starts with \`${header.trim()}\`, but has only one line`;
        found.push({
          from,
          to: from + 2,
          message,
          hint: `write \`${style}${sign}\``,
          newText: `${style}${sign}`,
          severity: 'warning',
        });
      }
      const timestamp = dialect === 'yaml.v3' ? readTimestamp(node) : undefined;
      if (timestamp === undefined) return;
      const message = `DevSpace converts the date \`${written}\` to \`${timestamp}\``;
      found.push({from, to, message, hint, newText: `"${written}"`, severity: 'warning'});
    },
  });
  return found;
}
