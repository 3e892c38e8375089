/** Reads `.devspace-check.yaml`: the severity of rules, and files to skip. */
import path from 'node:path';
import picomatch from 'picomatch';
import {didYouMean, joinWords} from '@devspace-docs/common';
import {decodeConfig} from '../check/config/decode.ts';
import {readRelease, type Release} from '../check/versions/known-releases.ts';
import {parseYaml} from '../check/yaml/parse-config.ts';
import {rules, type Rule} from '../check/rules.ts';
import {createConfigValidator} from '../check/schema/validate.ts';
import type {Schema} from '../check/schema/types.ts';
import type {Diagnostic, Severity} from '../check/yaml/yaml.ts';
import {findUpwards, type FileSystem} from './find-files.ts';

export const SETTINGS_FILE = '.devspace-check.yaml';

const globs: Schema = {type: 'array', items: {type: 'string', minLength: 1}};

/** JSON schema of the file, which is published for editors. */
export const settingsSchema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Settings of devspace-check',
  type: 'object',
  additionalProperties: false,
  properties: {
    strict: {description: 'Also fail on warnings, like `--strict`.', type: 'boolean'},
    devspace: {
      description: 'Check whether this release has all fields and functions, like `--devspace`.',
      type: 'string',
      minLength: 1,
      examples: ['6.3.0'],
    },
    ignore: {
      ...globs,
      description: "Globs of files to skip, relative to this file's folder.",
      examples: [['examples/**']],
    },
    rules: {$ref: '#/definitions/rules'},
    overrides: {
      description:
        'Severities for some files. If multiple entries match a file, the last one applies.',
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['files', 'rules'],
        properties: {
          files: {...globs, description: "Globs of files, relative to this file's folder."},
          rules: {$ref: '#/definitions/rules'},
        },
      },
    },
  },
  definitions: {
    rules: {
      description: 'Severity of the problems that a rule finds.',
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(rules).map(([rule, description]) => [
          rule,
          {description, type: 'string', enum: ['error', 'warning', 'info', 'off']},
        ]),
      ),
    },
  },
};

type RuleSeverities = Readonly<Partial<Record<Rule, Severity | 'off'>>>;

/** The content of the file. */
interface SettingsFile {
  readonly strict?: boolean;
  readonly devspace?: string;
  readonly ignore?: readonly string[];
  readonly rules?: RuleSeverities;
  readonly overrides?: ReadonlyArray<{
    readonly files: readonly string[];
    readonly rules: RuleSeverities;
  }>;
}

export interface Settings {
  readonly strict: boolean;
  readonly release: Release | undefined;
  readonly isIgnored: (file: string) => boolean;
  /** The severity of a rule's problems in a file; undefined if the check decides it. */
  readonly severityOf: (file: string, rule: Rule) => Severity | 'off' | undefined;
}

/** Matches files with globs that are relative to a folder. */
function createMatcher(folder: string, patterns: readonly string[]): (file: string) => boolean {
  const matches = picomatch([...patterns], {dot: true});
  return (file) =>
    matches(path.relative(path.resolve(folder), path.resolve(file)).replaceAll(path.sep, '/'));
}

const validator = createConfigValidator(settingsSchema);

function describe(file: string, {location, message, hint}: Diagnostic): string {
  return `${file}:${location.line}:${location.column}: error: ${message}\n  fix: ${hint}`;
}

/** @throws Error that lists all mistakes in the file. */
function parseSettings(file: string, text: string): SettingsFile {
  const {documents, diagnostics} = parseYaml(text);
  const [document] = documents;
  const problems = [...diagnostics];
  if (document && problems.length === 0 && document.value !== null)
    for (const {path: field, segments, keyword, message, ...problem} of validator.validate(
      document.value,
    )) {
      const isKey = keyword === 'additionalProperties' || keyword === 'required';
      const fields = segments.at(-2) === 'rules' ? rules : settingsSchema.properties;
      const fallback =
        isKey && segments.length < 3
          ? `use ${joinWords(Object.keys(fields ?? {}), 'or')}`
          : 'correct the value';
      problems.push({
        location: isKey ? document.locateKey(segments) : document.locateValue(segments),
        message: field === '' ? message : `${field}: ${message}`,
        hint: problem.advice ?? didYouMean(problem.suggestion, fallback),
      });
    }
  if (problems.length > 0)
    throw new Error(problems.map((problem) => describe(file, problem)).join('\n'));
  return document?.value ?? {};
}

/**
 * Reads the settings.
 *
 * @param selected - Default: the file in the current folder, or in a parent folder of the same Git repository.
 * @throws Error if the file has mistakes or doesn't exist.
 */
export async function readSettings(system: FileSystem, selected?: string): Promise<Settings> {
  const found = selected ?? (await findUpwards(SETTINGS_FILE, system));
  if (found !== undefined && (await system.findKind(found)) !== 'file')
    throw new Error(`${found}: no such file`);
  const settings: SettingsFile =
    found === undefined ? {} : parseSettings(found, decodeConfig(await system.readFile(found)));
  const {strict = false, devspace, ignore = [], rules: all, overrides = []} = settings;
  const file = found ?? SETTINGS_FILE;
  const folder = path.dirname(file);
  const parts = overrides.map((part) => ({
    matches: createMatcher(folder, part.files),
    severities: part.rules,
  }));
  return {
    strict,
    release: devspace === undefined ? undefined : readReleaseIn(file, devspace),
    isIgnored: createMatcher(folder, ignore),
    severityOf: (config, rule) =>
      parts.findLast(({matches, severities}) => rule in severities && matches(config))?.severities[
        rule
      ] ?? all?.[rule],
  };
}

function readReleaseIn(file: string, name: string): Release {
  try {
    return readRelease(name);
  } catch (error) {
    throw new Error(`${file}: devspace: ${error instanceof Error ? error.message : String(error)}`);
  }
}
