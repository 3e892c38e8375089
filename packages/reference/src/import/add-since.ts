/** Adds the release to what is new in it. Edits the text, so that the rest of a file stays as it is. */
import {isMap, isScalar, isSeq, parseDocument, type Node, type YAMLMap} from 'yaml';

interface Edit {
  readonly at: number;
  readonly text: string;
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((all, {at, text: added}) => all.slice(0, at) + added + all.slice(at), text);
}

function readPointer(pointer: string): string[] {
  const keys = pointer.split('/').slice(1);
  return keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function findMap(root: unknown, keys: readonly string[]): YAMLMap | undefined {
  let node: unknown = root;
  for (const key of keys) {
    if (isMap(node)) node = node.get(key, true);
    else if (isSeq(node)) node = node.get(Number(key), true);
    else return undefined;
  }
  return isMap(node) ? node : undefined;
}

/** What was added, and what has to be added by hand. */
export interface Added {
  readonly text: string;
  /** Pointers of fields that only refer to a definition, where the keyword would be ignored. */
  readonly skipped: readonly string[];
}

/** Adds `x-since` to the fields at the pointers of a JSON Schema. */
export function addToSchema(json: string, pointers: readonly string[], release: string): Added {
  const root = parseDocument(json).contents;
  const skipped: string[] = [];
  const edits = pointers.flatMap((pointer): Edit[] => {
    const map = findMap(root, readPointer(pointer));
    if (!map?.range || map.has('$ref')) {
      skipped.push(pointer);
      return [];
    }
    const at = map.range[0] + 1;
    const [indent = ''] = /^\n\s*/.exec(json.slice(at)) ?? [];
    const text = `${indent}"x-since": "${release}",${indent === '' ? ' ' : ''}`;
    return [{at, text}];
  });
  return {text: applyEdits(json, edits), skipped};
}

/** Adds `since` to a map, after the last of the keys that it has. */
function addToMap(yaml: string, map: YAMLMap, after: readonly string[], release: string): Edit[] {
  const pairs = map.items.filter(({key}) => isScalar(key) && after.includes(String(key.value)));
  const last = pairs.at(-1);
  const key = last?.key as Node | undefined;
  const value = last?.value as Node | null | undefined;
  if (!key?.range) return [];
  const indent = key.range[0] - (yaml.lastIndexOf('\n', key.range[0] - 1) + 1);
  const end = yaml.indexOf('\n', (value?.range ?? key.range)[1] - 1);
  return [{at: end < 0 ? yaml.length : end, text: `\n${' '.repeat(indent)}since: ${release}`}];
}

/** What is new in the data of a command, or in the global data. */
export interface NewNames {
  readonly isCommand: boolean;
  /** Names of flags, without dashes. */
  readonly flags: ReadonlySet<string>;
}

/** Adds `since` to a command or to its flags. */
export function addToCommand(yaml: string, {isCommand, flags}: NewNames, release: string): string {
  const root = parseDocument(yaml).contents;
  if (!isMap(root)) return yaml;
  const own =
    isCommand && !root.has('since')
      ? addToMap(yaml, root, ['whenToUse', 'searchTerms'], release)
      : [];
  const lists = ['flags', 'globalFlags'].map((key) => root.get(key, true));
  const ofFlags = lists.flatMap((list) =>
    isSeq(list)
      ? list.items.flatMap((item) => {
          if (!isMap(item) || item.has('since')) return [];
          const name = item.get('name') ?? item.get('shared');
          if (typeof name !== 'string' || !flags.has(name)) return [];
          return addToMap(
            yaml,
            item,
            ['name', 'shared', 'shorthand', 'type', 'default', 'defaultNote'],
            release,
          );
        })
      : [],
  );
  return applyEdits(yaml, [...own, ...ofFlags]);
}
