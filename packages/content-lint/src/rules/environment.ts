import type {VersionLabel} from '@devspace-docs/versions';
import {
  type CodeSpan,
  diagnose,
  type Fence,
  hasVariable,
  locateInSpan,
  type LocateRange,
  type Location,
  otherVersions,
  type PageDiagnostic,
  type ProseBlock,
  readInfoString,
  readSamples,
  type Site,
  type SourceFile,
  splitSentences,
  variableNames,
  versionOfFormat,
  type VersionsInView,
  versionsInView,
  versionsOfSpan,
} from '@devspace-docs/pages';
import {didYouMean, suggest} from '@devspace-docs/common';
import type {Rule} from '../types.ts';
import {readCommands} from '@devspace-docs/reference/node';
import {isYamlMap} from '@devspace-docs/devspace-check';

interface Mention {
  readonly name: string;
  readonly start: number;
  readonly length: number;
}

/**
 * Names that start with `DEVSPACE_`. Only names of commands can contain a dash: in `$DEVSPACE_NAME-api`,
 * `-api` isn't part of the name.
 */
const UPPER = /\bDEVSPACE_(?:(?:RUN-PIPELINE|CLEANUP_LOCAL-REGISTRY)[\w-]*_FLAGS|[\w<>]*)/g;
const DOTTED = /\$!?\{((?:devspace|runtime)\.[^}\s]*)\}/g;

/** Ends of prefixes and abbreviated names: `DEVSPACE_HOOK_*`, `runtime…`. */
const PREFIX = /(?:_|\.|\.\.\.|…|\*)$/;

/** Files and hosts that look like variables. */
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
  return variableNames(version).some((candidate) => {
    const width = start.split('.').length;
    return (
      candidate.startsWith(start) ||
      // Keys in the middle are arbitrary: `runtime.images.api...`.
      (start.startsWith('runtime.') && candidate.split('.').length >= width)
    );
  });
}

function reportUnknown(
  name: string,
  location: Location,
  version: VersionLabel,
  site: Site,
): PageDiagnostic[] {
  const where = otherVersions(version, (other) => isKnown(name, other, site));
  if (where !== '') {
    return diagnose(
      location,
      `\`${name}\` is a variable of ${where}, not of ${version}`,
      `mention ${where} in the sentence, or use a variable of ${version}`,
    );
  }
  const otherwise = `use a variable that schema/variables.json lists for ${version}`;
  const hint = didYouMean(suggest(name, variableNames(version)), otherwise);
  return diagnose(location, `DevSpace ${version} has no variable \`${name}\``, hint);
}

/** Variables that the page sets, in any language: `export NAME=`, `NAME: value`. */
const SET = /(?<![$\w{])(DEVSPACE_\w+)["']?\s*[=:]/g;
const READ = /\$!?\{?(DEVSPACE_\w+)/g;

function namesBy(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** Names in `vars`, which is a list in older versions. */
function readVars(vars: unknown): string[] {
  if (Array.isArray(vars))
    return vars.flatMap((item) => (isYamlMap(item) ? [String(item.name)] : []));
  return isYamlMap(vars) ? Object.keys(vars) : [];
}

/**
 * Custom variables: those in `vars` of a sample, and those that the page both sets and reads. A variable
 * that is only set can be a misspelled variable of DevSpace.
 */
function readOwnVariables(file: SourceFile, site: Site): ReadonlySet<string> {
  const fences = site.fencesAround(file).filter(({code}) => code.includes('DEVSPACE_'));
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

interface Scope {
  readonly file: SourceFile;
  readonly site: Site;
  readonly own: ReadonlySet<string>;
}

function checkMentions(
  text: string,
  inView: (mention: Mention) => VersionsInView,
  locate: LocateRange,
  {site, own: ownVariables}: Scope,
): PageDiagnostic[] {
  return findMentions(text).flatMap((mention) => {
    const {name, start, length} = mention;
    if (ownVariables.has(name)) return [];
    const candidates = inView(mention);
    if (candidates.some((version) => isKnown(name, version, site))) return [];
    return reportUnknown(name, locate(start, length), candidates[0], site);
  });
}

function checkFence(fence: Fence, scope: Scope): PageDiagnostic[] {
  const {code, introduction, meta} = fence;
  if (!/DEVSPACE_|\{devspace\.|\{runtime\./.test(code)) return [];
  const info = readInfoString(meta);
  const [, format] = /^version: ["']?(v\w+)/m.exec(code) ?? [];
  const {version} = scope.file;
  const own = versionOfFormat(format, version);
  const inView: VersionsInView = own
    ? [own]
    : versionsInView(version, `${introduction} ${info.title} ${info.otherVersion}`);
  return checkMentions(code, () => inView, fence.locate, scope);
}

/** Checks a name without `${}` if it is similar to that of a variable. */
function checkBareName(
  {code, location}: CodeSpan,
  version: VersionLabel,
  site: Site,
): PageDiagnostic[] {
  if (!/^devspace\.[a-z][\w.]*$/i.test(code) || FILE.test(code)) return [];
  const names = variableNames(version);
  const isClose = suggest(code, names) !== undefined;
  return isClose && !names.includes(code) ? reportUnknown(code, location, version, site) : [];
}

function checkSpan(span: CodeSpan, scope: Scope): PageDiagnostic[] {
  const {file, site} = scope;
  const inView = versionsOfSpan(span, file, site);
  return [
    ...checkMentions(span.code, () => inView, locateInSpan(span), scope),
    ...(inView.length === 1 ? checkBareName(span, file.version, site) : []),
  ];
}

function checkProse(block: ProseBlock, scope: Scope): PageDiagnostic[] {
  if (!block.text.includes('DEVSPACE_')) return [];
  const sentences = splitSentences(block.text);
  const inViewAt = ({start}: Mention): VersionsInView => {
    const sentence = sentences.findLast((candidate) => candidate.start <= start);
    return versionsInView(scope.file.version, sentence?.text ?? '');
  };
  return checkMentions(block.text, inViewAt, block.locate, scope);
}

/** Finds misspelled variables, which DevSpace ignores without an error. */
export const environment: Rule = {
  name: 'environment',
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
