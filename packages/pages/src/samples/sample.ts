import {posix} from 'node:path';
import {aliases, memoize} from '@devspace-docs/common';
import {type InfoString, readInfoString} from '../info-string.ts';
import type {VersionLabel} from '@devspace-docs/versions';
import type {Fence} from '../fence.ts';
import {versionOfFormat} from '../named-versions.ts';
import type {SourceFile} from '../types.ts';
import {
  readConfigPath,
  wrapAt,
  type ShownConfig,
  type ConfigPath,
  isYamlMap,
  type YamlFile,
} from '@devspace-docs/devspace-check';
import {maskTemplate, readYaml} from './yaml.ts';

/** What a YAML or JSON block shows, which determines how it is checked. */
export type Purpose =
  /** A complete `devspace.yaml`, or a file that another config imports. */
  | {readonly kind: 'config'; readonly isImported: boolean}
  /** A part of `devspace.yaml`; `path` is undefined if its path is invalid. */
  | {readonly kind: 'fragment'; readonly path: ConfigPath | undefined}
  | {readonly kind: 'manifests'}
  /** Any other file with a title. */
  | {readonly kind: 'file'}
  | {readonly kind: 'json'}
  /** YAML without a title or a known type. */
  | {readonly kind: 'stray'};

export interface Sample {
  readonly fence: Fence;
  readonly info: InfoString;
  readonly purpose: Purpose;
  /** The parsed YAML; empty for JSON. */
  readonly yaml: YamlFile;
}

const CONFIG_FILE = /^devspace(?:\.[\w-]+)*\.ya?ml$/;
const CONFIG_VERSION = /^version:[ \t]*["']?v\d+(?:alpha|beta)?\d*["']?[ \t]*(?:#.*)?$/m;
const EMPTY: YamlFile = {documents: [], diagnostics: []};

function languageOf({language}: Fence): string | undefined {
  return language === undefined ? undefined : (aliases[language] ?? language);
}

/** Whether a text is a DevSpace config, regardless of the info string. */
export function looksLikeConfig(code: string): boolean {
  return CONFIG_VERSION.test(code);
}

function isManifest(value: unknown): boolean {
  return isYamlMap(value) && ('kind' in value || 'apiVersion' in value);
}

/** Files with the same fields as manifests. */
const OTHER_FILES = /^(?:Chart|.*values.*)\.ya?ml$/i;

function readParsed(fence: Fence, info: InfoString): Pick<Sample, 'purpose' | 'yaml'> {
  const {title} = info;
  const name = title === undefined ? undefined : posix.basename(title);
  if (info.path !== undefined) {
    const purpose = {kind: 'fragment', path: readConfigPath(info.path)} as const;
    return {purpose, yaml: readYaml(fence, 'config')};
  }
  if ((name !== undefined && CONFIG_FILE.test(name)) || looksLikeConfig(fence.code)) {
    // Other configs import files such as `devspace.dev.yaml` and `shared/base.yaml`.
    const isImported = name !== undefined && !/^devspace\.ya?ml$/.test(name);
    return {purpose: {kind: 'config', isImported}, yaml: readYaml(fence, 'config')};
  }
  const isTemplate = title !== undefined && /(?:^|\/)templates\//.test(title);
  const yaml = isTemplate
    ? readYaml(fence, 'plain', maskTemplate(fence.code))
    : readYaml(fence, 'plain');
  const hasManifest =
    !(name !== undefined && OTHER_FILES.test(name)) &&
    yaml.documents.some(({value}) => isManifest(value));
  if (hasManifest) return {purpose: {kind: 'manifests'}, yaml};
  return {purpose: {kind: title === undefined ? 'stray' : 'file'}, yaml};
}

/** Reads a code block; undefined if it is neither YAML nor JSON. */
export const readSample = memoize((fence: Fence): Sample | undefined => {
  const language = languageOf(fence);
  const isJson = language === 'json' || language === 'jsonc';
  if (language !== 'yaml' && !isJson) return undefined;
  const info = readInfoString(fence.meta);
  if (isJson) return {fence, info, purpose: {kind: 'json'}, yaml: EMPTY};
  return {fence, info, ...readParsed(fence, info)};
});

/** The samples of a page, in document order. */
export function readSamples(fences: readonly Fence[]): Sample[] {
  return fences.map(readSample).filter((sample) => sample !== undefined);
}

/** The complete or partial config in a sample; undefined for other samples. */
export function readShown({purpose, yaml}: Sample): ShownConfig | undefined {
  const [document] = yaml.documents;
  if (!document || yaml.diagnostics.length > 0) return undefined;
  if (purpose.kind === 'config') {
    const isWhole = !purpose.isImported;
    return {document, config: document.value, start: [], isWhole};
  }
  if (purpose.kind !== 'fragment' || !purpose.path) return undefined;
  const {path} = purpose;
  const config = wrapAt(path, document.value);
  return {document, config, start: path.segments, isWhole: false};
}

/** The version that a sample is for; undefined for config formats that no version uses. */
export function sampleVersion(
  {info}: Sample,
  {version}: Pick<SourceFile, 'version'>,
): VersionLabel | undefined {
  if (info.otherVersion === undefined) return version;
  return versionOfFormat(info.otherVersion.split(':')[0], version);
}
