/** Writes our data in the formats of the tool, for the unit tests of this folder. */
import type {Command, Flag, GlobalData, ReferenceVersion} from '../cli-reference/types.ts';

type Json = null | boolean | number | string | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const renamed: Readonly<Record<string, string>> = {definitions: '$defs', anyOf: 'oneOf'};

/** Keywords of rules that structs of Go don't have. */
const omitted = ['if', 'then', 'not', 'dependencies', 'propertyNames', 'additionalProperties'];

function isRule(value: Json): boolean {
  return isObject(value) && 'required' in value && !('type' in value);
}

function isHidden(value: Json | undefined): boolean {
  return isObject(value) && value['x-hidden'] === true;
}

function convertMap(map: JsonObject): JsonObject {
  const visible = Object.entries(map).filter(([, value]) => !isHidden(value));
  return Object.fromEntries(visible.map(([name, value]) => [name, convert(value)]));
}

function convertKeyword(keyword: string, value: Json): JsonObject {
  if (keyword === 'properties' && isObject(value)) return {properties: convertMap(value)};
  if (keyword === 'definitions' && isObject(value)) return {$defs: convertMap(value)};
  if (keyword === 'additionalProperties' && isObject(value)) {
    return {patternProperties: {'.*': convert(value)}};
  }
  // Structs refer to others next to their own description.
  if (keyword === 'allOf' && Array.isArray(value)) {
    const [ref] = value.filter((part) => isObject(part) && '$ref' in part);
    return isObject(ref) ? {$ref: convert(ref.$ref ?? null)} : {};
  }
  if (/^(?:any|one)Of$/.test(keyword) && Array.isArray(value) && value.every(isRule)) return {};
  if (keyword === '$schema' || keyword.startsWith('x-') || omitted.includes(keyword)) return {};
  if (['default', 'enum', 'examples'].includes(keyword)) return {[keyword]: value};
  return {[renamed[keyword] ?? keyword]: convert(value)};
}

function convert(value: Json): Json {
  if (typeof value === 'string') return value.replace('#/definitions/', '#/$defs/');
  if (Array.isArray(value)) return value.map(convert);
  if (!isObject(value)) return value;
  const keywords = Object.entries(value).map(([key, inner]) => convertKeyword(key, inner));
  return Object.assign({}, ...keywords) as JsonObject;
}

/** One of our schemas as generated from the structs of a Go program. */
export function toToolSchema(ours: string): JsonObject {
  const {$defs = {}, ...config} = convert(JSON.parse(ours) as Json) as JsonObject;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $ref: '#/$defs/Config',
    $defs: {...(isObject($defs) ? $defs : {}), Config: config},
  };
}

function showDefault({default: value, type}: Flag): string {
  if (value === false || value === 0 || value === '') return '';
  if (typeof value === 'object') return value.length === 0 ? '' : ` (default [${value.join(',')}])`;
  return ` (default ${type === 'string' ? JSON.stringify(value) : String(value)})`;
}

function toFlagLines(flags: readonly Flag[]): string {
  const names = flags.map(({name, shorthand, type}) => {
    const short = shorthand === undefined ? '    ' : `-${shorthand}, `;
    return `  ${short}--${name}${type === 'bool' ? '' : ` ${type}`}`;
  });
  const width = Math.max(...names.map((name) => name.length)) + 3;
  return flags
    .map((flag, index) => {
      const notice = flag.deprecated ? ' (DEPRECATED: use another one)' : '';
      return `${(names[index] ?? '').padEnd(width)}${flag.meaning}${showDefault(flag)}${notice}`;
    })
    .join('\n');
}

function toToolPage(command: Command, global: GlobalData): string {
  const words = (command.arguments ?? []).map(({name, required}) =>
    required ? name : `[${name}]`,
  );
  const help: Flag = {
    name: 'help',
    shorthand: 'h',
    type: 'bool',
    default: false,
    meaning: `help for ${command.command}`,
  };
  const own = command.isRoot ? global.globalFlags : command.flags;
  const usage = [command.command, ...words, command.children.length > 0 ? '[command]' : '[flags]'];
  return [
    `---\ntitle: "Command - ${command.command}"\nsidebar_label: ${command.command}\n---\n\n`,
    `${command.summary}\n`,
    `## Synopsis\n\n\n\`\`\`\n${usage.join(' ')}\n\`\`\`\n`,
    `\`\`\`\n${'#'.repeat(20)} ${command.command} ${'#'.repeat(20)}\n${command.purpose}\n\`\`\`\n\n`,
    `## Flags\n\n\`\`\`\n${toFlagLines([...own, help])}\n\`\`\`\n\n`,
    ...(command.isRoot
      ? []
      : [`## Global & Inherited Flags\n\n\`\`\`\n${toFlagLines(global.globalFlags)}\n\`\`\`\n`]),
  ].join('\n');
}

/** Our commands as the command reference that cobra generates: text by name of file. */
export function toToolReference({root, commands, global}: ReferenceVersion): Map<string, string> {
  return new Map(
    [root, ...commands].map((command) => [`${command.slug}.md`, toToolPage(command, global)]),
  );
}
