/** How to write a value of another type, with the reader's own values or an example. */
import {isYamlMap, type YamlMap} from '../yaml/yaml.ts';
import {convertCompose} from './docker-compose.ts';
import {branchesOf} from './field-tree.ts';
import {writeFlow, type Finding} from './problems.ts';
import {isPlaceholder, isPresenceRule, type Schema, type SchemaOrBoolean} from './types.ts';

type Advice = Pick<Finding, 'advice' | 'suggestion'>;

/** Longer examples wouldn't be readable in a hint. */
const MAX_EXAMPLE_LENGTH = 80;

/** What a shell or YAML would interpret. */
const SPECIAL = /["'`|&;<>$#{}[\]\\\n]/;

/** Text that DevSpace computes. */
const COMPUTED = /^\s*\$[!#]{0,2}[({]/;

function isScalar(value: unknown): value is boolean | number | string {
  return ['boolean', 'number', 'string'].includes(typeof value);
}

/** The value types that the schema allows, without expressions. */
export function typesIn(root: Schema, schema: SchemaOrBoolean): Schema[] {
  return branchesOf(root, schema)
    .map((branch) => branch.schema)
    .filter((branch) => !isPlaceholder(branch));
}

/** `NODE_ENV=development`, as in Docker Compose. */
function readPair(value: unknown): [name: string, value: string] | undefined {
  const [, name, text] = /^([\w.-]+)=(.*)$/.exec(String(value)) ?? [];
  return name === undefined || text === undefined ? undefined : [name, text];
}

/** An object that a field accepts: its example, or the examples of the fields that it requires. */
export function exampleOf(schema: Schema, examples: readonly unknown[]): YamlMap {
  const {properties = {}, required, anyOf = [], oneOf = []} = schema;
  const names = required ?? [...anyOf, ...oneOf].find(isPresenceRule)?.required ?? [];
  const fields = names.map((name): [string, unknown] => {
    const field = properties[name];
    return [name, typeof field === 'object' ? field.examples?.[0] : undefined];
  });
  const isComplete = fields.length > 0 && fields.every(([, example]) => example !== undefined);
  return examples.find(isYamlMap) ?? (isComplete ? Object.fromEntries(fields) : {});
}

/** An object with the reader's value in the field that is probably meant. */
function wrap(root: Schema, schema: Schema, value: unknown, example: YamlMap): YamlMap | undefined {
  const {properties = {}} = schema;
  const pair = readPair(value);
  const fields = {...example, ...properties};
  if (pair && 'name' in fields && 'value' in fields) return {name: pair[0], value: pair[1]};
  if (pair && schema.properties === undefined) return Object.fromEntries([pair]);
  if ('git' in properties && /\.git$|^git@/.test(String(value))) return {git: value};
  if (typeof value === 'boolean') return 'enabled' in properties ? {enabled: value} : undefined;
  const accepts = (type: string | undefined): boolean =>
    type === typeof value || (type === 'integer' && Number.isInteger(value));
  // Ports and volumes aren't names.
  const isPair = /^[./]|:\/|^[\d.]+:/.test(String(value));
  const name = Object.keys(example).find(
    (key) =>
      !(isPair && ['imageSelector', 'name'].includes(key)) &&
      typesIn(root, properties[key] ?? false).some(({type}) => accepts(type)),
  );
  return name === undefined ? undefined : {[name]: value};
}

/** How to write an object instead of a string, a number or a boolean. */
export function adviseObject(
  root: Schema,
  schemas: readonly Schema[],
  value: unknown,
  examples: readonly unknown[],
): Advice {
  const schema = schemas.find(({type}) => type === 'object');
  const isText = schemas.some(({type}) => type === 'string');
  if (!schema || isText || !isScalar(value) || COMPUTED.test(String(value))) return {};
  const example = exampleOf(schema, examples);
  const converted = convertCompose({...example, ...schema.properties}, value);
  if (typeof converted === 'string') return {advice: converted};
  const own = converted ?? wrap(root, schema, value, example);
  const text = writeFlow(own ?? example);
  if (text === '{}' || text.length > MAX_EXAMPLE_LENGTH) return {};
  const isSingle = Object.keys(own ?? example).length === 1;
  const sample = `\`${isSingle ? text.slice(1, -1) : text}\``;
  return own
    ? {advice: `write an object: ${sample}`, suggestion: text}
    : {advice: `write an object, such as ${sample}`};
}

function adviseListOf(
  root: Schema,
  {items = {}}: Schema,
  value: unknown,
  [example]: readonly unknown[],
): Advice {
  const types = typesIn(root, items);
  const [sample] = Array.isArray(example) ? (example as readonly unknown[]) : [];
  const {properties = isYamlMap(sample) ? sample : undefined} =
    types.find(({type}) => type === 'object') ?? {};
  const isText = types.some(({type}) => type === 'string');
  if (isText && typeof value === 'string' && value.trim() !== '' && !SPECIAL.test(value)) {
    const separator = value.includes(',') ? /\s*,\s*/ : / +/;
    const isOne = typeof sample === 'string' && sample.includes(' ');
    const text = writeFlow(isOne ? [value] : value.trim().split(separator));
    return {advice: `write a list: \`${text}\``, suggestion: text};
  }
  if (isScalar(value)) {
    const {suggestion} = adviseObject(root, types, value, [sample]);
    if (suggestion !== undefined)
      return {advice: `write a list: \`[${suggestion}]\``, suggestion: `[${suggestion}]`};
  }
  const entries = Object.entries(isYamlMap(value) ? value : {});
  const [first] = entries;
  if (first && properties) {
    const [name, text] = first;
    if (entries.every(([key]) => Object.hasOwn(properties, key)))
      return {advice: `write a list, with a dash before \`${name}\``};
    if ('name' in properties && entries.every(([, entry]) => isYamlMap(entry)))
      return {advice: `write a list, with \`- name: ${name}\` instead of \`${name}:\``};
    if ('value' in properties && entries.every(([, entry]) => isScalar(entry)))
      return {advice: `write a list, such as \`[${writeFlow({name, value: text})}]\``};
  }
  return {advice: 'write a list, with a dash before each item'};
}

function adviseMap(root: Schema, schema: Schema, value: readonly unknown[]): string {
  const [first] = value;
  const {additionalProperties = true} = schema;
  const isNamed =
    typeof additionalProperties === 'object' &&
    typesIn(root, additionalProperties).some(({type}) => type === 'object');
  const maps = value.filter(isYamlMap);
  if (maps.length === 0 || maps.length < value.length) {
    const pair = readPair(first);
    return pair && !isNamed
      ? `write a map, such as \`${writeFlow(Object.fromEntries([pair])).slice(1, -1)}\``
      : 'write a map, with keys instead of list items';
  }
  const [{name} = {}] = maps;
  if (typeof name === 'string' && maps.every((item) => 'name' in item))
    return `write a map, with \`${name}:\` instead of \`- name: ${name}\``;
  return isNamed
    ? 'write a map, with a name such as `app:` instead of each dash'
    : 'write a map, without the dashes';
}

/** How to write a list instead of another value, or another value instead of a list. */
export function adviseList(
  root: Schema,
  schemas: readonly Schema[],
  value: unknown,
  examples: readonly unknown[],
): Advice {
  const list = schemas.find(({type}) => type === 'array');
  const map = schemas.find(({type}) => type === 'object');
  if (list) return adviseListOf(root, list, value, examples);
  if (!Array.isArray(value)) return {};
  if (!schemas.some(({type}) => type === 'string'))
    return map ? {advice: adviseMap(root, map, value)} : {};
  if (value.length === 0 || !value.every(isScalar)) return {};
  // Arguments of a command, or its lines.
  return value.length === 1 || value.every((item) => !/\s/.test(String(item)))
    ? {advice: `write a string: \`${value.join(' ')}\``}
    : {advice: 'write a string: replace the dashes with a `|-` after the key'};
}
