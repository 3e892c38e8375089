/** Parses YAML, and locates the values of a document in its source. */
import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseAllDocuments,
  visit,
  type Document,
  type Node,
  type Pair,
  type YAMLError,
} from 'yaml';
import {configYamlOptions} from './schema/parse-yaml.ts';

/** A range within a line of a file. Lines and columns start at 1. */
export interface Location {
  readonly line: number;
  readonly column: number;
  /** At least 1. */
  readonly length: number;
}

export type YamlMap = Readonly<Record<string, unknown>>;

/** Whether a parsed value is a map, not a list or a scalar. */
export function isYamlMap(value: unknown): value is YamlMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Path of a value: keys and list indexes. */
export type Segments = ReadonlyArray<number | string>;

/** Maximum number of problems of one kind in a file. */
export const MAX_DIAGNOSTICS = 500;

/** Warnings are about what may be intentional, or about style. */
export type Severity = 'error' | 'warning';

/** A problem in a file. */
export interface Diagnostic {
  readonly location: Location;
  readonly message: string;
  /** How to fix it, in the imperative or as a question with the likely answer. */
  readonly hint: string;
  /** Path of the value; undefined for syntax errors. */
  readonly segments?: Segments;
  /** Default: `error`. */
  readonly severity?: Severity;
}

export interface YamlDocument {
  /** The parsed value, with resolved aliases and merge keys. */
  readonly value: unknown;
  /** Location of a key or list item. For a missing value, that of its closest parent. */
  locateKey(segments: Segments): Location;
  /** Location of a value. */
  locateValue(segments: Segments): Location;
  /** Location of a range in a string. */
  locateText(segments: Segments, offset: number, length: number): Location;
  /** The source of a scalar, with quotes. */
  written(segments: Segments): string | undefined;
}

export interface YamlFile {
  readonly documents: readonly YamlDocument[];
  readonly diagnostics: readonly Diagnostic[];
}

/** `config` follows YAML 1.1 like DevSpace; `plain` follows YAML 1.2. */
export type Dialect = 'config' | 'plain';

/** Converts a range of the parsed text to a location in the file that contains it. */
type LocateAt = (from: number, to: number) => Location;

function followAlias(node: unknown, document: Document): unknown {
  return isAlias(node) ? node.resolve(document) : node;
}

function isKey(pair: Pair, key: number | string): boolean {
  return isScalar(pair.key) && String(pair.key.value) === String(key);
}

interface Found {
  readonly pair: Pair | undefined;
  readonly node: unknown;
}

/** Finds the node at a path, or its closest existing parent. */
function find(document: Document, segments: Segments): Found {
  let found: Found = {pair: undefined, node: document.contents};
  for (const segment of segments) {
    const parent = followAlias(found.node, document);
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isKey(item, segment));
      if (!pair) return found;
      found = {pair, node: pair.value};
    } else if (isSeq(parent) && typeof segment === 'number' && segment in parent.items) {
      found = {pair: undefined, node: parent.items[segment]};
    } else return found;
  }
  return found;
}

/** Number of occurrences of a text before an offset. */
function countBefore(text: string, part: string, offset: number): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0 && at < offset; at = text.indexOf(part, at + 1))
    count += 1;
  return count;
}

function indexOfNth(text: string, part: string, nth: number): number {
  let at = text.indexOf(part);
  for (let count = 0; count < nth && at >= 0; count += 1) at = text.indexOf(part, at + 1);
  return at;
}

class LocatedDocument implements YamlDocument {
  readonly value: unknown;
  private readonly document: Document;
  private readonly code: string;
  private readonly locateAt: LocateAt;

  constructor(document: Document, code: string, locateAt: LocateAt) {
    this.document = document;
    this.code = code;
    this.locateAt = locateAt;
    // Files with errors aren't checked further.
    this.value = document.errors.length > 0 ? undefined : (document.toJS() as unknown);
  }

  locateKey(segments: Segments): Location {
    const {pair, node} = find(this.document, segments);
    return this.locate(pair ? pair.key : node);
  }

  locateValue(segments: Segments): Location {
    const {pair, node} = find(this.document, segments);
    const isEmpty = isScalar(node) && (!node.range || node.range[1] === node.range[0]);
    const isBlock = (isMap(node) || isSeq(node)) && node.flow !== true;
    return this.locate(pair && (node === null || isEmpty || isBlock) ? pair.key : node);
  }

  locateText(segments: Segments, offset: number, length: number): Location {
    const node = followAlias(find(this.document, segments).node, this.document);
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range)
      return this.locateValue(segments);
    const [from, to] = node.range;
    // Indentation and quotes differ between value and source, but the text within a line doesn't.
    const [part = ''] = node.value.slice(offset, offset + length).split('\n');
    const nth = countBefore(node.value, part, offset);
    const at = part === '' ? -1 : indexOfNth(this.code.slice(from, to), part, nth);
    return at < 0 ? this.locateValue(segments) : this.locateAt(from + at, from + at + part.length);
  }

  written(segments: Segments): string | undefined {
    const {node} = find(this.document, segments);
    if (!isScalar(node) || !node.range) return undefined;
    return this.code.slice(node.range[0], node.range[1]);
  }

  private locate(node: unknown): Location {
    const range = (node as Partial<Node> | null)?.range;
    if (!range) return this.locateAt(0, 0);
    return this.locateAt(range[0], range[1]);
  }
}

const ERROR_MESSAGES: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'found a value where a key is expected',
  MULTILINE_IMPLICIT_KEY: 'a key must be on one line; is a colon or a quote missing?',
  RESOURCE_EXHAUSTION: 'the file is nested too deeply',
  TAB_AS_INDENT: "tabs can't be used for indentation",
};

function explainError(error: YAMLError, code: string, location: Location): Diagnostic {
  if (error.code === 'DUPLICATE_KEY') {
    const key = /^[^\s:]+/.exec(code.slice(error.pos[0]))?.[0] ?? '';
    return {
      location: {...location, length: key.length || 1},
      message: `duplicate key \`${key}\``,
      hint: 'keep one of them: DevSpace and Kubernetes reject duplicate keys',
    };
  }
  const isBracket = error.message.startsWith('Flow ');
  const message = isBracket
    ? 'the bracket is not closed, or its content is not indented enough'
    : (ERROR_MESSAGES[error.code] ?? error.message);
  return {
    location,
    message: `invalid YAML: ${message}`,
    hint: 'correct the syntax',
  };
}

/** Offset of an unclosed flow list or map. The parser reports a later location. */
function findUnclosed(document: Document, code: string): number | undefined {
  let start: number | undefined;
  visit(document, {
    Collection(_, {flow, range}) {
      if (flow && range && !/[\]}]$/.test(code.slice(range[0], range[1]))) start = range[0];
    },
  });
  return start;
}

/** Keys that YAML 1.1 parses as booleans, such as `on`. */
function findOddKeys(document: Document): Array<readonly [Node, string]> {
  const odd: Array<readonly [Node, string]> = [];
  visit(document, {
    Pair(_, pair) {
      if (!isPair(pair) || !isScalar(pair.key)) return;
      if (typeof pair.key.value === 'boolean') odd.push([pair.key, String(pair.key.value)]);
    },
  });
  return odd;
}

/** Parses YAML. `locateAt` converts offsets in the text to locations. */
export function parseYaml(code: string, dialect: Dialect, locateAt: LocateAt): YamlFile {
  const options = {prettyErrors: false, logLevel: 'silent'} as const;
  const parsed = parseAllDocuments(
    code,
    dialect === 'config' ? {...configYamlOptions, ...options} : options,
  );
  const documents = [...parsed].filter((document) => 'toJS' in document);
  const diagnostics = documents.flatMap((document) =>
    document.errors
      // A syntax error causes further errors.
      .filter(({code: kind}, index) => kind === 'DUPLICATE_KEY' || index === 0)
      .map((error) => {
        const isBracket = error.message.startsWith('Flow ');
        const start = (isBracket ? findUnclosed(document, code) : undefined) ?? error.pos[0];
        return explainError(error, code, locateAt(start, start + 1));
      }),
  );
  if (dialect === 'config' && diagnostics.length === 0) {
    for (const [key, value] of documents.flatMap(findOddKeys)) {
      const [from = 0, to = 0] = key.range ?? [];
      const written = code.slice(from, to);
      if (written === value) continue;
      diagnostics.push({
        location: locateAt(from, to),
        message: `DevSpace reads the key \`${written}\` as ${value}`,
        hint: `put it in quotes: "${written}"`,
      });
    }
  }
  return {
    documents: documents.map((document) => new LocatedDocument(document, code, locateAt)),
    diagnostics,
  };
}
