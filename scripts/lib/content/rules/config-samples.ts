import type {Content} from '../base/content.ts';
import type {Fence} from '../base/fence.ts';
import type {Finding, Place, Rule, SourceFile} from '../base/types.ts';
import type {ReleaseLine} from '../../../../src/config/versions.ts';
import type {ConfigProblem} from '../../config-schema/validate.ts';
import {formatBelow, ROOT_PLACE, wrapAt, type ConfigPlace} from '../samples/config-place.ts';
import {readInfoString} from '../samples/info-string.ts';
import {findManifestProblems} from '../samples/manifests.ts';
import {applyProfiles, valueAt} from '../samples/profiles.ts';
import {isYamlMap, looksLikeConfig, readSample, type Sample} from '../samples/sample.ts';
import {configVersionOf, sectionsOf, validatorOf} from '../samples/schemas.ts';
import {parseYaml, type Segments, type YamlDocument} from '../samples/yaml.ts';

/** Shortest reason that can say anything. */
const MIN_REASON = 15;

/** Keywords that speak of fields beside each other, so that a part of a map may break them. */
const TOGETHER = ['anyOf', 'dependencies', 'oneOf', 'required'];

/** Keywords whose problem is a key rather than its value. */
const ABOUT_KEYS = [...TOGETHER, 'additionalProperties', 'not', 'propertyNames'];

function samePath(a: Segments, b: Segments): boolean {
  return a.length === b.length && a.every((segment, index) => segment === b[index]);
}

function startsWith(path: Segments, start: Segments): boolean {
  return samePath(path.slice(0, start.length), start);
}

/** Where an attribute of a block stands; the whole opening line when it is written twice. */
function attributePlace(file: SourceFile, {place}: Fence, text: string): Place {
  const column = (file.lines[place.line - 1] ?? '').indexOf(text) + 1;
  return column > 0 ? {...place, column, length: text.length} : place;
}

/** A message of the validator without the advice at its end. */
function splitAdvice(message: string): readonly [message: string, advice: string | undefined] {
  const advice = /; (did you mean `.*`\?|put it in quotes: .*)$/.exec(message);
  return advice ? [message.slice(0, advice.index), advice[1]] : [message, undefined];
}

function hintFor({keyword, message}: ConfigProblem, version: string, where: string): string {
  const [field = ''] = /`[^`]+`/.exec(message) ?? [];
  if (keyword === 'required') return `add ${field}`;
  if (keyword === 'anyOf' || keyword === 'oneOf')
    return 'add what is missing, or take out the rest';
  if (keyword === 'additionalProperties')
    return `take it out: schema/${version}.json has the fields of ${where}`;
  return `see ${where} in schema/${version}.json`;
}

/** A place in words, for hints. */
function nameOf(place: ConfigPlace, below: Segments): string {
  const path = formatBelow(place, below);
  return path === '' ? 'the top level' : `\`${path}\``;
}

interface Explained {
  readonly message: string;
  readonly hint: string;
}

/**
 * Puts a problem of the validator into words.
 *
 * @param written - The value as the sample writes it.
 */
function explain(
  problem: ConfigProblem,
  place: ConfigPlace,
  below: Segments,
  version: string,
  written: string | undefined,
): Explained {
  const path = formatBelow(place, below);
  const [message, advice] = splitAdvice(problem.message);
  const parent = problem.keyword === 'additionalProperties' ? below.slice(0, -1) : below;
  let hint = advice ?? hintFor(problem, version, nameOf(place, parent));
  let reason = message;
  if (advice?.startsWith('put it in quotes') && written !== undefined) {
    // `1.10` is the number 1.1, and `yes` is true: quotes belong around what the writer wrote.
    hint = `put it in quotes: "${written}"`;
    if (!['true', 'false'].includes(written)) reason += ` (\`${written}\` without quotes)`;
  }
  return {message: path === '' ? reason : `${path}: ${reason}`, hint};
}

/** A field is not missing when its name is only mistyped. */
function withoutConsequences(problems: readonly ConfigProblem[]): ConfigProblem[] {
  return problems.filter(
    ({keyword, message, path}) =>
      keyword !== 'required' ||
      !problems.some(
        ({suggestion, segments}) =>
          suggestion !== undefined &&
          message.includes(`\`${suggestion}\``) &&
          path === formatBelow(ROOT_PLACE, segments.slice(0, -1)),
      ),
  );
}

function placeOfProblem(
  document: YamlDocument,
  {keyword}: ConfigProblem,
  segments: Segments,
): Place {
  return ABOUT_KEYS.includes(keyword) ? document.keyPlace(segments) : document.valuePlace(segments);
}

/** Both of `set exactly one of …` are there: no part of a config may have that. */
function hasSeveral(message: string, value: unknown): boolean {
  const names = [...message.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return isYamlMap(value) && names.filter((name) => name in value).length > 1;
}

/** Manifests inside of a config, as texts: a mistake in them shows only at the cluster. */
function checkInlineManifests(document: YamlDocument): Finding[] {
  const {deployments} = isYamlMap(document.value) ? document.value : {};
  if (!isYamlMap(deployments)) return [];
  return Object.entries(deployments).flatMap(([name, deployment]) => {
    const segments = ['deployments', name, 'kubectl', 'inlineManifest'];
    const text = valueAt(deployment, segments.slice(2));
    if (typeof text !== 'string' || /^\s*\$[!#]*\(/.test(text)) return [];
    const {documents, faults} = parseYaml(text, 'plain', (from, to) =>
      document.textPlace(segments, from, Math.max(1, to - from)),
    );
    return faults.length > 0 ? faults : checkManifests(documents);
  });
}

function checkManifests(documents: readonly YamlDocument[]): Finding[] {
  return documents.flatMap((document) => {
    // Nothing between two separators, or a comment alone.
    if (document.value === null) return [];
    return findManifestProblems(document.value).map(({segments, message, hint}) => ({
      place: document.keyPlace(segments),
      message,
      hint,
    }));
  });
}

/** What profiles of a config write, checked where it ends up. */
function checkProfiles(
  document: YamlDocument,
  version: string,
  known: readonly ConfigProblem[],
): Finding[] {
  const config = document.value;
  const isKnown = ({path, message}: ConfigProblem): boolean =>
    known.some((problem) => problem.path === path && problem.message === message);
  // Of an entry that comes from an import, or from the config that uses the profile, the rest of
  // the fields is unknown.
  const isPartial = ({segments: [section = ''], keyword}: ConfigProblem): boolean =>
    TOGETHER.includes(keyword) &&
    isYamlMap(config) &&
    ('imports' in config || !(section in config));
  return applyProfiles(config).flatMap(({index, config: result, written}) => {
    if (written.length === 0) return [];
    const name = String(valueAt(config, ['profiles', index, 'name']));
    const problems = withoutConsequences(validatorOf(version)?.validate(result) ?? []);
    return problems.flatMap((problem) => {
      if (isKnown(problem) || isPartial(problem)) return [];
      const {segments} = problem;
      const cause = written.findLast(({target, source, isNew = false}) => {
        if (!startsWith(segments, target)) return false;
        if (isNew && problem.keyword !== 'additionalProperties') return false;
        const inside = [...source, ...segments.slice(target.length)];
        return valueAt(config, inside) !== undefined;
      });
      if (!cause) return [];
      const inside = [...cause.source, ...segments.slice(cause.target.length)];
      const isPath = inside.at(-1) === 'value' && problem.keyword === 'additionalProperties';
      const place = isPath
        ? document.valuePlace([...inside.slice(0, -1), 'path'])
        : placeOfProblem(document, problem, inside);
      const {message, hint} = explain(
        problem,
        ROOT_PLACE,
        segments,
        version,
        document.written(inside),
      );
      return [{place, message: `with the profile \`${name}\`, ${message}`, hint}];
    });
  });
}

function checkWhole(document: YamlDocument, version: string, isImported: boolean): Finding[] {
  const validator = validatorOf(version);
  if (!validator) return [];
  const problems = withoutConsequences(validator.validate(document.value, {isImported}));
  return [
    ...problems.map((problem) => ({
      place: placeOfProblem(document, problem, problem.segments),
      ...explain(
        problem,
        ROOT_PLACE,
        problem.segments,
        version,
        document.written(problem.segments),
      ),
    })),
    ...checkProfiles(document, version, problems),
    ...checkInlineManifests(document),
  ];
}

function checkPart(
  document: YamlDocument,
  version: string,
  place: ConfigPlace,
  pathPlace: Place,
): Finding[] {
  const wrapped = wrapAt(place, document.value);
  const problems = withoutConsequences(validatorOf(version)?.validate(wrapped) ?? []);
  const {segments: start} = place;
  return problems.flatMap((problem): Finding[] => {
    const {segments, keyword} = problem;
    if (keyword === 'additionalProperties' && startsWith(start, segments)) {
      const [message, advice] = splitAdvice(problem.message);
      const hint = advice ?? hintFor(problem, version, 'the level above');
      return [{place: pathPlace, message: `the path leads nowhere: ${message}`, hint}];
    }
    // Around the part everything else is missing, and the part may leave out fields of its own.
    if (!startsWith(segments, start)) return [];
    const below = segments.slice(start.length);
    const isLeftOut = below.length === 0 && TOGETHER.includes(keyword);
    if (isLeftOut && !hasSeveral(problem.message, document.value)) return [];
    return [
      {
        place: placeOfProblem(document, problem, below),
        ...explain(problem, place, below, version, document.written(below)),
      },
    ];
  });
}

/** The config version of a block, when it says that it is not the page's. */
interface OtherVersion {
  readonly version: string;
  readonly findings: readonly Finding[];
}

function readOtherVersion(file: SourceFile, {fence, info}: Sample): OtherVersion | undefined {
  const {otherVersion} = info;
  if (otherVersion === undefined) return undefined;
  const place = attributePlace(file, fence, otherVersion);
  const [, version, reason = ''] = /^(v\d\w*):\s*(.*)$/.exec(otherVersion) ?? [];
  if (version === undefined || reason.length < MIN_REASON) {
    const message = '`otherVersion` has to name the version and the reason';
    const hint = 'write `otherVersion="v1beta11: what readers have before they convert it"`';
    return {version: version ?? '', findings: [{place, message, hint}]};
  }
  if (version === configVersionOf(file.line)) {
    const message = `${version} is the version of this page`;
    return {version, findings: [{place, message, hint: 'leave `otherVersion` out'}]};
  }
  return {version, findings: []};
}

function checkVersion(
  document: YamlDocument,
  version: string,
  line: ReleaseLine,
): Finding | undefined {
  const found = isYamlMap(document.value) ? document.value.version : undefined;
  if (found === version) return undefined;
  if (found === undefined) {
    return {
      place: document.keyPlace([]),
      message: 'the config has no `version`',
      hint: `begin with \`version: ${version}\`, or name the part that it shows: \`path="…"\``,
    };
  }
  return {
    place: document.valuePlace(['version']),
    message: `version: expected \`${version}\`, the version of ${line}, found \`${document.written(['version']) ?? ''}\``,
    hint: 'correct it, or say why in `otherVersion="VERSION: reason"`',
  };
}

function checkConfig(file: SourceFile, sample: Sample): Finding[] {
  const {purpose, yaml, info, fence} = sample;
  const other = readOtherVersion(file, sample);
  if (other && other.findings.length > 0) return [...other.findings];
  const version = other?.version ?? configVersionOf(file.line);
  const [document, second] = yaml.documents;
  if (!document) {
    const message = 'the block is empty';
    return [{place: fence.place, message, hint: 'show the file, or take the block out'}];
  }
  if (second) {
    const message = 'DevSpace reads one document a file, and this is the second';
    return [{place: second.keyPlace([]), message, hint: 'give it a block of its own'}];
  }
  if (purpose.kind === 'config') {
    const wrong = checkVersion(document, version, file.line);
    return wrong ? [wrong] : checkWhole(document, version, purpose.isImported);
  }
  if (purpose.kind !== 'fragment') return [];
  const place = attributePlace(file, fence, info.path ?? '');
  if (!purpose.place) {
    const message = `"${info.path}" is no path in devspace.yaml`;
    const hint = 'write keys and `[]`, such as `dev.*.sync[]`; the top level is `.`';
    return [{place, message, hint}];
  }
  return checkPart(document, version, purpose.place, place);
}

/** Where in the text the parser of JSON stopped, as far as it tells. */
function jsonOffset(message: string, code: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? code.trimEnd().length : Number(position);
}

/** Comments and commas at the end, which `jsonc` allows; what is taken out becomes blanks. */
function withoutComments(code: string): string {
  return code
    .replace(/"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (token) =>
      token.startsWith('"') ? token : token.replace(/[^\n]/g, ' '),
    )
    .replace(/,(?=\s*[}\]])/g, ' ');
}

function checkJson({fence}: Sample): Finding[] {
  const marked = new Set(fence.highlights.map(({index}) => index));
  const lines = fence.codeLines.map((line, index) =>
    marked.has(index) ? ' '.repeat(line.length) : line,
  );
  const source = lines.join('\n');
  const code = fence.language === 'jsonc' ? withoutComments(source) : source;
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // A comma is missing behind the last value, rather than in front of the next one.
    const before = code.slice(0, jsonOffset(message, code)).trimEnd().split('\n');
    const hint =
      fence.language === 'json' && /^\s*(?:\/\/|\/\*)/m.test(source)
        ? 'use `jsonc` for JSON with comments'
        : 'correct it, or say in `unchecked="…"` why it has to be wrong';
    return [
      {
        place: fence.placeIn(before.length - 1, before.at(-1)?.length ?? 0, 1),
        message: `no valid JSON: ${message.replace(/ (?:in JSON )?at position.*$/s, '')}`,
        hint,
      },
    ];
  }
}

/** The part of a config that an untitled block looks like. */
function guessPath(value: unknown, version: string): string | undefined {
  const keys = isYamlMap(value) ? Object.keys(value) : [];
  const sections = sectionsOf(version);
  return keys.length > 0 && keys.every((key) => sections.includes(key)) ? '.' : undefined;
}

function checkStray(file: SourceFile, {fence, yaml}: Sample): Finding[] {
  const path = guessPath(yaml.documents[0]?.value, configVersionOf(file.line));
  const hint =
    path === undefined
      ? 'add `title="…"` for a file, `path="dev.*.sync"` for a part of devspace.yaml, or `unchecked="…"` with the reason'
      : `add \`path="${path}"\` for a part of devspace.yaml, or \`title="…"\` for another file`;
  return [{place: fence.place, message: 'nobody knows what this YAML belongs to', hint}];
}

function checkUnchecked(file: SourceFile, {fence, info}: Sample): Finding[] {
  const reason = info.unchecked ?? '';
  if (reason.trim().length >= MIN_REASON) return [];
  return [
    {
      place: attributePlace(file, fence, `unchecked="${reason}"`),
      message: '`unchecked` gives no reason',
      hint: 'say in a few words why nobody can check the block',
    },
  ];
}

function checkSample(file: SourceFile, sample: Sample): Finding[] {
  const {purpose, yaml, info, fence} = sample;
  const isConfig = purpose.kind === 'config' || purpose.kind === 'fragment';
  if (info.otherVersion !== undefined && !isConfig) {
    const place = attributePlace(file, fence, 'otherVersion=');
    const message = '`otherVersion` says something about a devspace.yaml only';
    return [{place, message, hint: 'leave it out'}];
  }
  if (yaml.faults.length > 0) return [...yaml.faults];
  if (purpose.kind === 'unchecked') return checkUnchecked(file, sample);
  if (purpose.kind === 'json') return checkJson(sample);
  if (purpose.kind === 'stray') return checkStray(file, sample);
  if (purpose.kind === 'manifests') return checkManifests(yaml.documents);
  return isConfig ? checkConfig(file, sample) : [];
}

/** Blocks in other languages: a config in one of them would go unchecked. */
function checkOther(file: SourceFile, fence: Fence): Finding[] {
  const {path, unchecked, otherVersion} = readInfoString(fence.meta);
  const [name] = Object.entries({path, unchecked, otherVersion}).find(([, value]) => value) ?? [];
  if (name !== undefined) {
    const place = attributePlace(file, fence, `${name}=`);
    const message = `\`${name}\` says something about YAML and JSON only`;
    return [{place, message, hint: 'leave it out, or correct the language'}];
  }
  const isPlain = fence.language === undefined || /^(?:text|txt|plaintext)$/.test(fence.language);
  if (!isPlain || !looksLikeConfig(fence.code)) return [];
  const hint = 'write `yaml title="devspace.yaml"`';
  return [{place: fence.place, message: 'a config in plain text goes unchecked', hint}];
}

/** A code block that is an element: its text is out of reach. */
function checkElements(file: SourceFile, outline: Content['outline']): Finding[] {
  return outline.flatMap((part) => {
    if (part.kind !== 'element' || part.element.name !== 'CodeBlock') return [];
    const message = 'code in an element goes unchecked';
    const hint = 'write a block between ``` lines; they work in tabs and lists too';
    return [{place: part.element.place, message, hint}];
  });
}

/** Every sample in YAML or JSON is what it says it is, and right. */
export const configSamples: Rule = {
  name: 'config-samples',
  summary:
    'Each YAML block says what it is; configs and their parts pass the schema of the version, manifests have a name, all else and JSON parse.',
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
};
