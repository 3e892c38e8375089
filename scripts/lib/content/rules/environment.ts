import {versions, type VersionLabel} from '../../../../src/config/versions.ts';
import type {CodeSpan} from '../pages/content.ts';
import type {Fence} from '../pages/fence.ts';
import type {ProseBlock} from '../pages/prose.ts';
import {splitSentences} from '../pages/prose.ts';
import {versionsInView, versionOfFormat, type VersionsInView} from '../pages/named-versions.ts';
import {versionsOfSpan} from '../pages/reader-versions.ts';
import type {Site} from '../pages/site.ts';
import {didYouMean, suggest} from '../../../../src/lib/suggest.ts';
import type {Finding, Place, Rule, SourceFile} from '../pages/types.ts';
import {readCommands} from '../commands/cli-data.ts';
import {hasVariable, variablesOf} from '../commands/variables.ts';
import {readInfoString} from '../samples/info-string.ts';
import {readSamples} from '../samples/sample.ts';
import {isYamlMap} from '../../../../src/lib/config-check/yaml.ts';

/** A name of a variable in a text. */
interface Mention {
  readonly name: string;
  readonly start: number;
  readonly length: number;
}

/**
 * `DEVSPACE_…`; a dash belongs to it only in the names of commands, so that `$DEVSPACE_NAME-api`
 * is the name followed by other text.
 */
const UPPER = /\bDEVSPACE_(?:(?:RUN-PIPELINE|CLEANUP_LOCAL-REGISTRY)[\w-]*_FLAGS|[\w<>]*)/g;
const DOTTED = /\$!?\{((?:devspace|runtime)\.[^}\s]*)\}/g;

/** A prefix of other names, or a shortened name: `DEVSPACE_HOOK_*`, `runtime…`. */
const PREFIX = /(?:_|\.|\.\.\.|…|\*)$/;

/** What is called like a variable, and is none: files and hosts. */
const FILE = /^devspace\.(?:cloud|dev|dockerignore|exe|io|log|sh|tmp|ya?ml)\b/;

function findMentions(text: string): Mention[] {
  return [
    ...[...text.matchAll(UPPER)].map(({0: name, index}) => ({name, start: index})),
    ...[...text.matchAll(DOTTED)].map(({0: whole, 1: name = '', index}) => ({
      name,
      start: index + whole.indexOf(name),
    })),
  ].map((mention) => ({...mention, length: mention.name.length}));
}

function isKnown(name: string, version: VersionLabel, site: Site): boolean {
  if (!PREFIX.test(name)) return hasVariable(name, version, readCommands(version, site.tree));
  const start = name.replace(/(?:\.\.\.|…|\*)$/, '').replace(/\.$/, '');
  return variablesOf(version).some((variable) => {
    const width = start.split('.').length;
    return (
      variable.name.startsWith(start) ||
      // `runtime.images.api...`: the key differs.
      (start.startsWith('runtime.') && variable.name.split('.').length >= width)
    );
  });
}

function report(name: string, place: Place, version: VersionLabel, site: Site): Finding {
  const elsewhere = versions
    .map(({label}) => label)
    .filter((other) => other !== version && isKnown(name, other, site));
  const answer = suggest(
    name,
    variablesOf(version).map((variable) => variable.name),
  );
  if (elsewhere.length > 0) {
    const where = elsewhere.join(' and ');
    return {
      place,
      message: `\`${name}\` is a variable of ${where}, not of ${version}`,
      hint: `mention ${where} in the sentence, or use a variable of ${version}`,
    };
  }
  const otherwise = `use a variable that schema/variables.json lists for ${version}`;
  return {
    place,
    message: `DevSpace ${version} has no variable \`${name}\``,
    hint: didYouMean(answer, otherwise),
  };
}

/** Names that the page sets in any kind of file: `export NAME=`, `NAME: value`. */
const SET = /(?<![$\w{])(DEVSPACE_\w+)["']?\s*[=:]/g;
const READ = /\$!?\{?(DEVSPACE_\w+)/g;

function namesBy(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** Names below `vars`, which is a map or, in older versions, a list. */
function readVars(vars: unknown): string[] {
  if (Array.isArray(vars))
    return vars.flatMap((item) => (isYamlMap(item) ? [String(item.name)] : []));
  return isYamlMap(vars) ? Object.keys(vars) : [];
}

/**
 * Variables that readers define themselves: those in `vars` of a sample, and those that the page
 * both sets and reads. A variable that is only set may be a misspelled one of DevSpace.
 */
function readOwnVariables(file: SourceFile, site: Site): ReadonlySet<string> {
  const pages = file.kind === 'partial' ? [file, ...site.pagesWith(file)] : [file];
  const fences = pages
    .flatMap((page) => site.content(page).fences)
    .filter(({code}) => code.includes('DEVSPACE_'));
  const vars = readSamples(fences).flatMap(({yaml, info}) =>
    yaml.documents.flatMap(({value}) => [
      ...readVars(info.path === 'vars' ? value : undefined),
      ...readVars(isYamlMap(value) ? value.vars : undefined),
    ]),
  );
  const text = fences.map(({code}) => code).join('\n');
  const read = new Set(namesBy(READ, text));
  return new Set([...vars, ...namesBy(SET, text).filter((name) => read.has(name))]);
}

/** What a name is compared with. */
interface Scope {
  readonly file: SourceFile;
  readonly site: Site;
  readonly own: ReadonlySet<string>;
}

function checkMentions(
  text: string,
  inView: (mention: Mention) => VersionsInView,
  placeOf: (start: number, length: number) => Place,
  {site, own: ownVariables}: Scope,
): Finding[] {
  return findMentions(text).flatMap((mention) => {
    const {name, start, length} = mention;
    if (ownVariables.has(name)) return [];
    const candidates = inView(mention);
    if (candidates.some((version) => isKnown(name, version, site))) return [];
    return [report(name, placeOf(start, length), candidates[0], site)];
  });
}

function checkFence(fence: Fence, scope: Scope): Finding[] {
  const {code, introduction, meta} = fence;
  if (!/DEVSPACE_|\{devspace\.|\{runtime\./.test(code)) return [];
  const info = readInfoString(meta);
  if (info.unchecked !== undefined) return [];
  const [, format] = /^version: ["']?(v\w+)/m.exec(code) ?? [];
  const {version} = scope.file;
  const own = versionOfFormat(format, version);
  const inView: VersionsInView = own
    ? [own]
    : versionsInView(version, `${introduction} ${info.title} ${info.otherVersion}`);
  return checkMentions(
    code,
    () => inView,
    (start, length) => fence.placeOf(start, length),
    scope,
  );
}

/** A dotted name in code without the `${}` around it, spelled like one that exists. */
function checkBareName({code, place}: CodeSpan, version: VersionLabel, site: Site): Finding[] {
  if (!/^devspace\.[a-z][\w.]*$/i.test(code) || FILE.test(code)) return [];
  const names = variablesOf(version).map(({name}) => name);
  const isClose = suggest(code, names) !== undefined;
  return isClose && !names.includes(code) ? [report(code, place, version, site)] : [];
}

function checkSpan(span: CodeSpan, scope: Scope): Finding[] {
  const {code, place} = span;
  const {file, site} = scope;
  const inView = versionsOfSpan(span, file, site);
  const placeOf = (start: number, length: number): Place => ({
    ...place,
    column: place.column + start,
    length,
  });
  return [
    ...checkMentions(code, () => inView, placeOf, scope),
    ...(inView.length === 1 ? checkBareName(span, file.version, site) : []),
  ];
}

function checkProse(block: ProseBlock, scope: Scope): Finding[] {
  if (!block.text.includes('DEVSPACE_')) return [];
  const sentences = splitSentences(block.text);
  const inViewAt = ({start}: Mention): VersionsInView => {
    const sentence = sentences.findLast((candidate) => candidate.start <= start);
    return versionsInView(scope.file.version, sentence?.text ?? '');
  };
  return checkMentions(
    block.text,
    inViewAt,
    (start, length) => block.placeOf(start, length),
    scope,
  );
}

/** Variables exist: a misspelled one has no effect and causes no error. */
export const environment: Rule = {
  name: 'environment',
  summary:
    'Variables such as `DEVSPACE_FLAGS`, `${devspace.name}` and `${runtime.images.api}` exist in their version.',
  check(file, site) {
    const {codeSpans, fences, prose} = site.content(file);
    const scope: Scope = {file, site, own: readOwnVariables(file, site)};
    return [
      ...codeSpans.flatMap((span) => checkSpan(span, scope)),
      ...fences.flatMap((fence) => checkFence(fence, scope)),
      ...prose.flatMap((block) => checkProse(block, scope)),
    ];
  },
};
