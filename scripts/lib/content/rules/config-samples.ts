import {versions, versionsByLabel, type VersionLabel} from '../../../../src/config/versions.ts';
import type {Content} from '../pages/content.ts';
import type {Fence} from '../pages/fence.ts';
import type {CheckedItem} from '../../../../src/lib/pages/statistics.ts';
import type {Exemption, Finding, Place, Rule, SourceFile} from '../pages/types.ts';
import {checkFields} from '../../../../src/lib/config-check/check-fields.ts';
import {checkConfigPart, checkInlineManifests} from '../samples/check-config.ts';
import {readInfoString} from '../samples/info-string.ts';
import {findJsonMistake} from '../samples/json.ts';
import {checkManifests} from '../samples/manifests.ts';
import {
  wrapAt,
  ROOT_PLACE,
  type ConfigPlace,
} from '../../../../src/lib/config-check/config-place.ts';
import {
  looksLikeConfig,
  readComment,
  readSample,
  readSamples,
  sampleVersion,
  type Sample,
} from '../samples/sample.ts';
import {sectionsOf} from '../../../../src/lib/config-check/schemas.ts';
import {findUnsafeSyncs, SAFE_COMMENT} from '../samples/sync-safety.ts';
import {type YamlDocument, isYamlMap} from '../../../../src/lib/config-check/yaml.ts';

/** Minimum length of reasons. */
const MIN_REASON = 15;

/** The location of an attribute of a block; the opening line if the attribute is repeated. */
function attributePlace(file: SourceFile, {place}: Fence, text: string): Place {
  const column = (file.lines[place.line - 1] ?? '').indexOf(text) + 1;
  return column > 0 ? {...place, column, length: text.length} : place;
}

/** Config version of a block with `otherVersion`. */
interface OtherFormat {
  readonly configVersion: string;
  readonly findings: readonly Finding[];
}

function readOtherFormat(file: SourceFile, {fence, info}: Sample): OtherFormat | undefined {
  const {otherVersion} = info;
  if (otherVersion === undefined) return undefined;
  const place = attributePlace(file, fence, otherVersion);
  const [, configVersion, reason = ''] = /^(v\d\w*):\s*(.*)$/.exec(otherVersion) ?? [];
  if (configVersion === undefined || reason.length < MIN_REASON) {
    const message = '`otherVersion` must contain the version and a reason';
    const own = versionsByLabel[file.version].configVersion;
    const example = versions.find((version) => version.configVersion !== own)?.configVersion;
    const hint = `write \`otherVersion="${example}: what readers have before they convert it"\``;
    return {configVersion: configVersion ?? '', findings: [{place, message, hint}]};
  }
  if (configVersion === versionsByLabel[file.version].configVersion) {
    const message = `${configVersion} is the version of this page`;
    return {configVersion, findings: [{place, message, hint: 'remove `otherVersion`'}]};
  }
  return {configVersion, findings: []};
}

function checkVersion(document: YamlDocument, version: string): Finding | undefined {
  const found = isYamlMap(document.value) ? document.value.version : undefined;
  if (found === version) return undefined;
  if (found === undefined) {
    return {
      place: document.keyPlace([]),
      message: 'the config has no `version`',
      hint: `start with \`version: ${version}\`, or specify the part that it shows: \`path="…"\``,
    };
  }
  return {
    place: document.valuePlace(['version']),
    message: `version: expected \`${version}\`, found \`${document.written(['version']) ?? ''}\``,
    hint: 'correct it, or add the reason: `otherVersion="VERSION: reason"`',
  };
}

/** Whether a comment on a line, or directly above it, starts with `Safe:`. */
function isDeclaredSafe({codeLines, place}: Fence, line: number): boolean {
  const index = line - place.line - 1;
  const above = codeLines.slice(0, index);
  const start = above.findLastIndex((text) => !/^\s*#/.test(text)) + 1;
  return codeLines.slice(start, index + 1).some((text) => SAFE_COMMENT.test(text));
}

/** Reports `sync` entries that would delete files in the container of a reader who pastes the sample. */
function checkSyncs(fence: Fence, document: YamlDocument, location: ConfigPlace): Finding[] {
  return findUnsafeSyncs(wrapAt(location, document.value)).flatMap((segments) => {
    const place = document.keyPlace(segments.slice(location.segments.length));
    if (isDeclaredSafe(fence, place.line)) return [];
    const message =
      'syncing the project folder without excludes deletes the other files in the container folder';
    const hint =
      'add `excludePaths`, or a comment with the reason above it: `# Safe: the image has no files in /app`';
    return [{place, message, hint}];
  });
}

function checkConfig(file: SourceFile, sample: Sample): Finding[] {
  const {purpose, yaml, info, fence} = sample;
  const other = readOtherFormat(file, sample);
  if (other && other.findings.length > 0) return [...other.findings];
  const configVersion = other?.configVersion ?? versionsByLabel[file.version].configVersion;
  const version = sampleVersion(sample, file);
  const [document, second] = yaml.documents;
  if (!document) {
    const message = 'the block is empty';
    return [{place: fence.place, message, hint: 'add the content, or remove the block'}];
  }
  if (second) {
    const message = 'DevSpace reads one document per file, and this is the second';
    return [{place: second.keyPlace([]), message, hint: 'move it to its own block'}];
  }
  if (purpose.kind === 'config') {
    const wrongVersion = checkVersion(document, configVersion);
    if (wrongVersion) return [wrongVersion];
    if (!version) return [];
    const problems = [
      ...checkFields(document, version, purpose.isImported),
      ...checkInlineManifests(document),
    ];
    return problems.length > 0 ? problems : checkSyncs(fence, document, ROOT_PLACE);
  }
  if (purpose.kind !== 'fragment') return [];
  const place = attributePlace(file, fence, info.path ?? '');
  if (!purpose.place) {
    const message = `"${info.path}" isn't a valid path in devspace.yaml`;
    const hint = 'use keys and `[]`, such as `dev.*.sync[]`; the top level is `.`';
    return [{place, message, hint}];
  }
  if (!version) return [];
  const problems = checkConfigPart(document, version, purpose.place, place);
  return problems.length > 0 ? problems : checkSyncs(fence, document, purpose.place);
}

function checkJson({fence}: Sample): Finding[] {
  const marked = new Set(fence.highlights.map(({index}) => index));
  const lines = fence.codeLines.map((line, index) =>
    marked.has(index) ? ' '.repeat(line.length) : line,
  );
  const source = lines.join('\n');
  const mistake = findJsonMistake(source, fence.language === 'jsonc');
  if (!mistake) return [];
  const hint =
    fence.language === 'json' && /^\s*(?:\/\/|\/\*)/m.test(source)
      ? 'use `jsonc` for JSON with comments'
      : 'correct it, or add `unchecked="…"` with the reason';
  return [
    {
      place: fence.placeOf(mistake.offset, 1),
      message: `invalid JSON: ${mistake.message}`,
      hint,
    },
  ];
}

/** Suggests `path` for a block without a title that contains sections of a config. */
function guessPath(value: unknown, version: VersionLabel): string | undefined {
  const keys = isYamlMap(value) ? Object.keys(value) : [];
  const sections = sectionsOf(version);
  return keys.length > 0 && keys.every((key) => sections.includes(key)) ? '.' : undefined;
}

function checkStray(file: SourceFile, {fence, yaml}: Sample): Finding[] {
  const path = guessPath(yaml.documents[0]?.value, file.version);
  const hint =
    path === undefined
      ? 'add `title="…"` for a file, `path="dev.*.sync"` for a part of devspace.yaml, or `unchecked="…"` with the reason'
      : `add \`path="${path}"\` for a part of devspace.yaml, or \`title="…"\` for another file`;
  return [{place: fence.place, message: 'unclassified YAML block', hint}];
}

function checkUnchecked(file: SourceFile, {fence, info}: Sample): Finding[] {
  const reason = info.unchecked ?? '';
  if (reason.trim().length >= MIN_REASON) return [];
  return [
    {
      place: attributePlace(file, fence, `unchecked="${reason}"`),
      message: '`unchecked` has no reason',
      hint: "state briefly why the block can't be checked",
    },
  ];
}

function checkSample(file: SourceFile, sample: Sample): Finding[] {
  const {purpose, yaml, info, fence} = sample;
  const isConfig = purpose.kind === 'config' || purpose.kind === 'fragment';
  if (info.otherVersion !== undefined && !isConfig) {
    const place = attributePlace(file, fence, 'otherVersion=');
    const message = '`otherVersion` applies to devspace.yaml only';
    return [{place, message, hint: 'remove it'}];
  }
  if (yaml.diagnostics.length > 0) return [...yaml.diagnostics];
  if (purpose.kind === 'unchecked') return checkUnchecked(file, sample);
  if (purpose.kind === 'json') return checkJson(sample);
  if (purpose.kind === 'stray') return checkStray(file, sample);
  if (purpose.kind === 'manifests') return checkManifests(yaml.documents);
  return isConfig ? checkConfig(file, sample) : [];
}

/** Reports configs in other languages, which aren't checked. */
function checkOther(file: SourceFile, fence: Fence): Finding[] {
  const {path, unchecked, otherVersion} = readInfoString(fence.meta);
  const [name] = Object.entries({path, unchecked, otherVersion}).find(([, value]) => value) ?? [];
  if (name !== undefined) {
    const place = attributePlace(file, fence, `${name}=`);
    const message = `\`${name}\` applies to YAML and JSON blocks only`;
    return [{place, message, hint: 'remove it, or correct the language'}];
  }
  const isPlain = fence.language === undefined || /^(?:text|txt|plaintext)$/.test(fence.language);
  if (!isPlain || !looksLikeConfig(fence.code)) return [];
  const hint = 'write `yaml title="devspace.yaml"`';
  return [{place: fence.place, message: "a config in a plain-text block isn't checked", hint}];
}

/** Reports code blocks that are elements, because their code can't be checked. */
function checkElements(file: SourceFile, outline: Content['outline']): Finding[] {
  return outline.flatMap((part) => {
    if (part.kind !== 'element' || part.element.name !== 'CodeBlock') return [];
    const message = "code in a `<CodeBlock>` element isn't checked";
    const hint = 'use a fenced code block; it works in tabs and lists too';
    return [{place: part.element.place, message, hint}];
  });
}

const itemOf: Readonly<Record<Sample['purpose']['kind'], CheckedItem | undefined>> = {
  config: 'configs',
  fragment: 'parts',
  manifests: 'files',
  file: 'files',
  json: 'files',
  stray: undefined,
  unchecked: undefined,
};

function exemptionsOf(sample: Sample): Exemption[] {
  const {fence, info} = sample;
  const {place} = fence;
  const {unchecked, otherVersion} = info;
  const [configVersion = '', reason = ''] = otherVersion?.split(/:\s*(.*)/s) ?? [];
  return [
    ...(unchecked === undefined ? [] : [{place, effect: 'Not checked', reason: unchecked}]),
    ...(otherVersion === undefined
      ? []
      : [{place, effect: `Checked against ${configVersion}`, reason}]),
    ...fence.codeLines.flatMap((line, index) => {
      if (!SAFE_COMMENT.test(line)) return [];
      const effect = 'Syncs the project folder without excludes';
      return [{place: fence.placeAt(index), effect, reason: readComment(line)}];
    }),
  ];
}

export const configSamples: Rule = {
  name: 'config-samples',
  summary:
    'Each YAML block states what it shows; configs and parts of configs match the schema of the version and delete no files, manifests have a name and known Kubernetes fields, and all other YAML and JSON can be parsed.',
  check(file, site) {
    const {fences, outline} = site.content(file);
    return [
      ...fences.flatMap((fence) => {
        const sample = readSample(fence);
        return sample ? checkSample(file, sample) : checkOther(file, fence);
      }),
      ...checkElements(file, outline),
    ];
  },
  count(file, site) {
    const counts: Partial<Record<CheckedItem, number>> = {};
    for (const {purpose} of readSamples(site.content(file).fences)) {
      const item = itemOf[purpose.kind];
      if (item) counts[item] = (counts[item] ?? 0) + 1;
    }
    return counts;
  },
  findExemptions: (file, site) => readSamples(site.content(file).fences).flatMap(exemptionsOf),
};
