import {parse, type ParseError, printParseErrorCode} from 'jsonc-parser';
import {
  diagnose,
  type Fence,
  type Location,
  looksLikeConfig,
  type PageDiagnostic,
  readInfoString,
  readSample,
  readSamples,
  type Sample,
  sampleVersion,
  type SourceFile,
} from '@devspace-docs/pages';
import {versions, versionsByLabel} from '@devspace-docs/versions';
import type {CheckedItem} from '../statistics.ts';
import type {Rule} from '../types.ts';
import {
  checkFields,
  ConfigFile,
  wrapAt,
  ROOT_PATH,
  type ConfigFormat,
  type ConfigPath,
  isYamlMap,
  type Diagnostic,
  type YamlDocument,
} from '@devspace-docs/devspace-check';
import {configFormats} from '@devspace-docs/devspace-check/node';
import {checkConfigPart, checkInlineManifests} from '../samples/check-config.ts';
import {checkManifests} from '../samples/manifests.ts';
import {findUnsafeSyncs, SAFE_COMMENT} from '../samples/sync-safety.ts';

const MIN_REASON = 15;

/** The location of an attribute of a block; the opening line if the attribute is repeated. */
function locateAttribute(file: SourceFile, {location}: Fence, text: string): Location {
  const column = (file.lines[location.line - 1] ?? '').indexOf(text) + 1;
  return column > 0 ? {...location, column, length: text.length} : location;
}

function checkOtherVersion(file: SourceFile, sample: Sample): PageDiagnostic[] {
  const {
    fence,
    info: {otherVersion},
  } = sample;
  if (otherVersion === undefined) return [];
  const own = versionsByLabel[file.version].configVersion;
  const location = locateAttribute(file, fence, otherVersion);
  const [, configVersion, reason = ''] = /^(v\d\w*):\s*(.*)$/.exec(otherVersion) ?? [];
  if (configVersion === undefined || reason.length < MIN_REASON) {
    const message = '`otherVersion` must contain the version and a reason';
    const example = versions.find((version) => version.configVersion !== own)?.configVersion;
    const hint = `write \`otherVersion="${example}: what readers have before they convert it"\``;
    return diagnose(location, message, hint);
  }
  if (configVersion === own)
    return diagnose(location, `${own} is the version of this page`, 'remove `otherVersion`');
  if (sampleVersion(sample, file)) return [];
  const known = versions.map((version) => version.configVersion).join(', ');
  return diagnose(location, `there is no schema of ${configVersion}`, `use one of ${known}`);
}

function checkVersion(document: YamlDocument, version: string): PageDiagnostic[] {
  const found = isYamlMap(document.value) ? document.value.version : undefined;
  if (found === version) return [];
  if (found === undefined) {
    return diagnose(
      document.locateKey([]),
      'the config has no `version`',
      `start with \`version: ${version}\`, or specify the part that it shows: \`path="…"\``,
    );
  }
  return diagnose(
    document.locateValue(['version']),
    `version: expected \`${version}\`, found \`${document.written(['version']) ?? ''}\``,
    'correct it, or add the reason: `otherVersion="VERSION: reason"`',
  );
}

/** A comment that tells readers of the sample about a warning: `# Warning: Kubernetes 1.25 rejects it`. */
const WARNING_COMMENT = /#\s*Warning: *\S/;

/** Whether a comment on a line, or directly above it, matches the pattern. */
function hasComment({codeLines, location}: Fence, line: number, pattern: RegExp): boolean {
  const index = line - location.line - 1;
  const above = codeLines.slice(0, index);
  const start = above.findLastIndex((text) => !/^\s*#/.test(text)) + 1;
  return codeLines.slice(start, index + 1).some((text) => pattern.test(text));
}

/** Removes warnings that the sample itself mentions. */
function omitMentioned(fence: Fence, problems: readonly Diagnostic[]): Diagnostic[] {
  return problems.filter(
    ({severity, location}) =>
      severity !== 'warning' || !hasComment(fence, location.line, WARNING_COMMENT),
  );
}

/** Reports `sync` entries that would delete files in the container of a reader who pastes the sample. */
function checkSyncs(
  fence: Fence,
  document: YamlDocument,
  base: ConfigPath,
  format: ConfigFormat,
): PageDiagnostic[] {
  return findUnsafeSyncs(wrapAt(base, document.value), format).flatMap((segments) => {
    const location = document.locateKey(segments.slice(base.segments.length));
    if (hasComment(fence, location.line, SAFE_COMMENT)) return [];
    const message =
      'syncing the project folder without excludes deletes the other files in the container folder';
    const hint =
      'add `excludePaths`, or a comment with the reason above it: `# Safe: the image has no files in /app`';
    return diagnose(location, message, hint);
  });
}

function checkConfig(file: SourceFile, sample: Sample): PageDiagnostic[] {
  const {purpose, yaml, info, fence} = sample;
  const wrongAttribute = checkOtherVersion(file, sample);
  if (wrongAttribute.length > 0) return wrongAttribute;
  const configVersion =
    info.otherVersion?.split(':')[0] ?? versionsByLabel[file.version].configVersion;
  const version = sampleVersion(sample, file);
  const format = version && configFormats(version);
  const [document, second] = yaml.documents;
  if (!document) {
    return diagnose(fence.location, 'the block is empty', 'add the content, or remove the block');
  }
  if (second) {
    const message = 'DevSpace reads one document per file, and this is the second';
    return diagnose(second.locateKey([]), message, 'move it to its own block');
  }
  if (purpose.kind === 'config') {
    const wrongVersion = checkVersion(document, configVersion);
    if (wrongVersion.length > 0) return wrongVersion;
    if (!format) return [];
    const problems = [
      ...omitMentioned(fence, checkFields(new ConfigFile({document}, format), purpose.isImported)),
      ...checkInlineManifests(document),
    ];
    return problems.length > 0 ? problems : checkSyncs(fence, document, ROOT_PATH, format);
  }
  if (purpose.kind !== 'fragment') return [];
  const location = locateAttribute(file, fence, info.path ?? '');
  if (!purpose.path) {
    const message = `"${info.path}" isn't a valid path in devspace.yaml`;
    const hint = 'use keys and `[]`, such as `dev.*.sync[]`; the top level is `.`';
    return diagnose(location, message, hint);
  }
  if (!format) return [];
  const found = checkConfigPart(document, format, purpose.path, location);
  const problems = omitMentioned(fence, found);
  return problems.length > 0 ? problems : checkSyncs(fence, document, purpose.path, format);
}

function checkJson({fence}: Sample): PageDiagnostic[] {
  const marked = new Set(fence.highlights.map(({index}) => index));
  const lines = fence.codeLines.map((line, index) =>
    marked.has(index) ? ' '.repeat(line.length) : line,
  );
  const source = lines.join('\n');
  const isStrict = fence.language === 'json';
  const mistakes: ParseError[] = [];
  parse(source, mistakes, {disallowComments: isStrict, allowTrailingComma: !isStrict});
  const [mistake] = mistakes;
  if (!mistake) return [];
  // A missing comma is reported after the previous value instead of before the next one.
  const offset = source.slice(0, mistake.offset).trimEnd().length;
  // `PropertyNameExpected`
  const words = printParseErrorCode(mistake.error)
    .replace(/\B(?=[A-Z])/g, ' ')
    .toLowerCase();
  const hint =
    isStrict && /^\s*(?:\/\/|\/\*)/m.test(source)
      ? 'use `jsonc` for JSON with comments'
      : 'correct it';
  return diagnose(fence.locate(offset, 1), `invalid JSON: ${words}`, hint);
}

function checkSample(file: SourceFile, sample: Sample): PageDiagnostic[] {
  const {purpose, yaml, info, fence} = sample;
  const isConfig = purpose.kind === 'config' || purpose.kind === 'fragment';
  if (info.otherVersion !== undefined && !isConfig) {
    const location = locateAttribute(file, fence, 'otherVersion=');
    return diagnose(location, '`otherVersion` applies to devspace.yaml only', 'remove it');
  }
  if (yaml.diagnostics.length > 0) return [...yaml.diagnostics];
  if (purpose.kind === 'json') return checkJson(sample);
  if (purpose.kind === 'stray') {
    const hint = 'add `title="…"` for a file, or `path="dev.*.sync"` for a part of devspace.yaml';
    return diagnose(fence.location, 'unclassified YAML block', hint);
  }
  if (purpose.kind === 'manifests') return checkManifests(yaml.documents);
  return isConfig ? checkConfig(file, sample) : [];
}

/** Reports configs in other languages, which aren't checked. */
function checkOther(file: SourceFile, fence: Fence): PageDiagnostic[] {
  const {path, otherVersion} = readInfoString(fence.meta);
  const [name] = Object.entries({path, otherVersion}).find(([, value]) => value) ?? [];
  if (name !== undefined) {
    const location = locateAttribute(file, fence, `${name}=`);
    const message = `\`${name}\` applies to YAML and JSON blocks only`;
    return diagnose(location, message, 'remove it, or correct the language');
  }
  const isPlain = fence.language === undefined || /^(?:text|txt|plaintext)$/.test(fence.language);
  if (!isPlain || !looksLikeConfig(fence.code)) return [];
  const hint = 'write `yaml title="devspace.yaml"`';
  return diagnose(fence.location, "a config in a plain-text block isn't checked", hint);
}

const itemOf: Readonly<Record<Sample['purpose']['kind'], CheckedItem | undefined>> = {
  config: 'configs',
  fragment: 'parts',
  manifests: 'files',
  file: 'files',
  json: 'files',
  stray: undefined,
};

export const configSamples: Rule = {
  name: 'config-samples',
  check: (file, site) =>
    site.content(file).fences.flatMap((fence) => {
      const sample = readSample(fence);
      return sample ? checkSample(file, sample) : checkOther(file, fence);
    }),
  count(file, site) {
    const counts: Partial<Record<CheckedItem, number>> = {};
    for (const {purpose} of readSamples(site.content(file).fences)) {
      const item = itemOf[purpose.kind];
      if (item) counts[item] = (counts[item] ?? 0) + 1;
    }
    return counts;
  },
};
