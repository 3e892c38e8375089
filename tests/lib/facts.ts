/** Facts about DevSpace in data and pages: defaults, types, releases, messages and output. */
import {isCollection, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument} from 'yaml';

interface Fact {
  readonly value: string;
  /** Line of the value. */
  readonly line: number;
}

/** Facts by what they are about. */
type Facts = Map<string, Fact>;

/** Properties in `schema/` that come from the program. All others are our own words. */
const PROPERTIES =
  /^(?:code|const|date|default|deprecated(?:Since)?|enum|fixedIn|message|output|release|required|shorthand|(?:x-)?since|toolVersion|type|variants|x-chartVersion)$/;

/** Properties that identify an item of a list. */
const NAMES = ['id', 'name', 'shared', 'release'];

const RELEASE = /\b\d+\.\d+\.\d+(?:-[\w.]*\w)?/g;

function nameOf(item: unknown, index: number): string {
  if (!isMap(item)) return String(index);
  const name = NAMES.map((key) => item.get(key)).find((value) => typeof value === 'string');
  return name ?? String(index);
}

function readData(text: string, isRecorded: boolean): Facts {
  const lines = new LineCounter();
  const facts: Facts = new Map();
  const add = (path: string, node: Node, value: unknown): void => {
    const {line} = lines.linePos(node.range?.[0] ?? 0);
    facts.set(path, {value: typeof value === 'string' ? value : JSON.stringify(value), line});
  };
  const visit = (node: unknown, path: string): void => {
    if (isSeq(node))
      node.items.forEach((item, index) => visit(item, `${path}.${nameOf(item, index)}`));
    if (!isMap(node)) return;
    for (const {key, value} of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      const at = path === '' ? name : `${path}.${name}`;
      const isFact = isRecorded || PROPERTIES.test(name);
      if (isScalar(value) && isFact) add(at, value, value.value);
      else if (isSeq(value) && name === 'variants')
        // One by one, so that further ones are new facts.
        value.items.forEach((item, index) => {
          if (isScalar(item)) add(`${at}.${index}`, item, item.value);
        });
      else if (isSeq(value) && isFact && !value.items.some(isCollection))
        add(at, value, value.toJSON());
      else visit(value, at);
    }
  };
  visit(parseDocument(text, {lineCounter: lines}).contents, '');
  return facts;
}

/** The output of commands, by command or by part of a recording, and the releases in sentences. */
function readOutput(text: string, isRecording: boolean): Facts {
  const facts: Facts = new Map();
  let fence = isRecording ? 'console' : undefined;
  let command = '';
  const append = (key: string, value: string, line: number): void => {
    const known = facts.get(key);
    facts.set(key, known ? {...known, value: `${known.value}\n${value}`} : {value, line});
  };
  text.split('\n').forEach((line, index) => {
    const [, opening] = /^\s*```(.*)/.exec(line) ?? [];
    if (opening !== undefined) fence = fence === undefined ? opening : undefined;
    else if (fence === undefined) {
      const releases = line.match(RELEASE);
      if (releases) append(line.trim().replace(RELEASE, '…'), releases.join(', '), index + 1);
    } else if (/^(?:\s*\$|===) /.test(line) || fence.startsWith('bash')) command = line.trim();
    else if (/^console|^text.*title="Output"/.test(fence))
      append(`output of \`${command.replace(/^(?:\$|===) /, '')}\``, line.trim(), index + 1);
  });
  return facts;
}

/** The facts in a file, none if it's generated. */
function readFacts(file: string, text: string): Facts {
  if (/\.(?:json|ya?ml)$/.test(file)) return readData(text, file.includes('/component-chart/'));
  const isGenerated = /^custom_edit_url: .*schema\//m.test(text);
  return isGenerated ? new Map<string, Fact>() : readOutput(text, file.endsWith('.txt'));
}

/** Finds the first line that differs. */
function differ(before: string, after: string): {from: string; to: string; offset: number} {
  const [old, present] = [before.split('\n'), after.split('\n')];
  const found = present.findIndex((line, index) => line !== old[index]);
  const offset = found < 0 ? present.length : found;
  return {from: old[offset] ?? '', to: present[offset] ?? '', offset};
}

/** Describes the facts of a file that differ from those of an earlier text, with their lines. */
export function changedFacts(file: string, before: string, after: string): string[] {
  const present = readFacts(file, after);
  return [...readFacts(file, before)].flatMap(([path, {value}]) => {
    const fact = present.get(path);
    if (fact === undefined || fact.value === value) return [];
    const {from, to, offset} = differ(value, fact.value);
    return `${file}:${fact.line + offset}: ${path}: was \`${from}\`, is \`${to}\``;
  });
}
