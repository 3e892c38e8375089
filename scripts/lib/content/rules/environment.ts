import {releaseLines, type ReleaseLine} from '../../../../src/config/versions.ts';
import type {CodeSpan} from '../base/content.ts';
import type {Fence} from '../base/fence.ts';
import type {ProseBlock} from '../base/prose.ts';
import {splitSentences} from '../base/prose.ts';
import {linesOfSpan} from '../base/reader-lines.ts';
import {namedLines} from '../base/release-lines.ts';
import type {Site} from '../base/site.ts';
import {didYouMean, suggest} from '../base/suggest.ts';
import type {Finding, Place, Rule, SourceFile} from '../base/types.ts';
import {readCommands} from '../calls/cli-data.ts';
import {hasVariable, variablesOf} from '../calls/variables.ts';
import {readInfoString} from '../samples/info-string.ts';
import {isYamlMap, readSamples} from '../samples/sample.ts';

/** A name of a variable in a text. */
interface Mention {
  readonly name: string;
  readonly start: number;
  readonly length: number;
}

/**
 * `DEVSPACE_…`; a dash belongs to it only in the names of commands, so that `$DEVSPACE_NAME-api`
 * is the name with something behind it.
 */
const UPPER = /\bDEVSPACE_(?:(?:RUN-PIPELINE|CLEANUP_LOCAL-REGISTRY)[\w-]*_FLAGS|[\w<>]*)/g;
const DOTTED = /\$!?\{((?:devspace|runtime)\.[^}\s]*)\}/g;

/** A name that begins many others, or of which the rest is left out: `DEVSPACE_HOOK_*`, `runtime…`. */
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

function isKnown(name: string, line: ReleaseLine, site: Site): boolean {
  if (!PREFIX.test(name)) return hasVariable(name, line, readCommands(line, site.tree));
  const start = name.replace(/(?:\.\.\.|…|\*)$/, '').replace(/\.$/, '');
  return variablesOf(line).some((variable) => {
    const width = start.split('.').length;
    return (
      variable.name.startsWith(start) ||
      // `runtime.images.api...`: the key differs.
      (start.startsWith('runtime.') && variable.name.split('.').length >= width)
    );
  });
}

function report(name: string, place: Place, line: ReleaseLine, site: Site): Finding {
  const elsewhere = releaseLines
    .filter((other) => other.line !== line && isKnown(name, other.line, site))
    .map((other) => other.line);
  const answer = suggest(
    name,
    variablesOf(line).map((variable) => variable.name),
  );
  if (elsewhere.length > 0) {
    const where = elsewhere.join(' and ');
    return {
      place,
      message: `\`${name}\` is a variable of ${where}, not of ${line}`,
      hint: `name ${where} in the sentence, or use a variable of ${line}`,
    };
  }
  const otherwise = `use a variable that schema/variables.json lists for ${line}`;
  return {
    place,
    message: `DevSpace ${line} has no variable \`${name}\``,
    hint: didYouMean(answer, otherwise),
  };
}

/** Names that the page sets in any kind of file: `export NAME=`, `NAME: value`. */
const SET = /(?<![$\w{])(DEVSPACE_\w+)["']?\s*[=:]/g;
const READ = /\$!?\{?(DEVSPACE_\w+)/g;

function namesBy(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** Names below `vars`, which is a map in 6.x and a list in the versions before. */
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
  lines: (mention: Mention) => readonly ReleaseLine[],
  placeOf: (start: number, length: number) => Place,
  {site, own: ownVariables}: Scope,
): Finding[] {
  return findMentions(text).flatMap((mention) => {
    const {name, start, length} = mention;
    if (ownVariables.has(name)) return [];
    const [own = '6.x', ...others] = lines(mention);
    if ([own, ...others].some((line) => isKnown(name, line, site))) return [];
    return [report(name, placeOf(start, length), own, site)];
  });
}

function checkFence(fence: Fence, scope: Scope): Finding[] {
  const {code, introduction, meta} = fence;
  if (!/DEVSPACE_|\{devspace\.|\{runtime\./.test(code)) return [];
  const info = readInfoString(meta);
  if (info.unchecked !== undefined) return [];
  const version = releaseLines.find(({configVersion}) =>
    new RegExp(`^version: ["']?${configVersion}\\b`, 'm').test(code),
  );
  const lines = version
    ? [version.line]
    : [scope.file.line, ...namedLines(`${introduction} ${info.title} ${info.otherVersion}`)];
  const placeOf = (start: number, length: number): Place => {
    const above = code.slice(0, start).split('\n');
    return fence.placeIn(above.length - 1, above.at(-1)?.length ?? 0, length);
  };
  return checkMentions(code, () => lines, placeOf, scope);
}

/** A dotted name in code without the `${}` around it, spelled like one that exists. */
function checkBareName({code, place}: CodeSpan, line: ReleaseLine, site: Site): Finding[] {
  if (!/^devspace\.[a-z][\w.]*$/i.test(code) || FILE.test(code)) return [];
  const names = variablesOf(line).map(({name}) => name);
  const isClose = suggest(code, names) !== undefined;
  return isClose && !names.includes(code) ? [report(code, place, line, site)] : [];
}

function checkSpan(span: CodeSpan, scope: Scope): Finding[] {
  const {code, place} = span;
  const {file, site} = scope;
  const lines = linesOfSpan(span, file, site);
  const placeOf = (start: number, length: number): Place => ({
    ...place,
    column: place.column + start,
    length,
  });
  return [
    ...checkMentions(code, () => lines, placeOf, scope),
    ...(lines.length === 1 ? checkBareName(span, file.line, site) : []),
  ];
}

function checkProse(block: ProseBlock, scope: Scope): Finding[] {
  if (!block.text.includes('DEVSPACE_')) return [];
  const sentences = splitSentences(block.text);
  const linesAt = ({start}: Mention): readonly ReleaseLine[] => {
    const sentence = sentences.findLast((candidate) => candidate.start <= start);
    return [scope.file.line, ...namedLines(sentence?.text ?? '')];
  };
  return checkMentions(block.text, linesAt, (start, length) => block.placeOf(start, length), scope);
}

/** Variables exist: a misspelled one has no effect, and nobody says so. */
export const environment: Rule = {
  name: 'environment',
  summary:
    'Variables such as `DEVSPACE_FLAGS`, `${devspace.name}` and `${runtime.images.api}` exist in their release line.',
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
