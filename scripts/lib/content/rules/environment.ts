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

function checkMentions(
  text: string,
  lines: (mention: Mention) => readonly ReleaseLine[],
  placeOf: (start: number, length: number) => Place,
  site: Site,
): Finding[] {
  return findMentions(text).flatMap((mention) => {
    const {name, start, length} = mention;
    const [own = '6.x', ...others] = lines(mention);
    if ([own, ...others].some((line) => isKnown(name, line, site))) return [];
    return [report(name, placeOf(start, length), own, site)];
  });
}

function checkFence(fence: Fence, file: SourceFile, site: Site): Finding[] {
  const {code, introduction, meta} = fence;
  if (!/DEVSPACE_|\{devspace\.|\{runtime\./.test(code)) return [];
  const info = readInfoString(meta);
  if (info.unchecked !== undefined) return [];
  const version = releaseLines.find(({configVersion}) =>
    new RegExp(`^version: ["']?${configVersion}\\b`, 'm').test(code),
  );
  const lines = version
    ? [version.line]
    : [file.line, ...namedLines(`${introduction} ${info.title} ${info.otherVersion}`)];
  const placeOf = (start: number, length: number): Place => {
    const above = code.slice(0, start).split('\n');
    return fence.placeIn(above.length - 1, above.at(-1)?.length ?? 0, length);
  };
  return checkMentions(code, () => lines, placeOf, site);
}

/** A dotted name in code without the `${}` around it, spelled like one that exists. */
function checkBareName({code, place}: CodeSpan, line: ReleaseLine, site: Site): Finding[] {
  if (!/^devspace\.[a-z][\w.]*$/i.test(code) || FILE.test(code)) return [];
  const names = variablesOf(line).map(({name}) => name);
  const isClose = suggest(code, names) !== undefined;
  return isClose && !names.includes(code) ? [report(code, place, line, site)] : [];
}

function checkSpan(span: CodeSpan, file: SourceFile, site: Site): Finding[] {
  const {code, place} = span;
  const lines = linesOfSpan(span, file, site);
  const placeOf = (start: number, length: number): Place => ({
    ...place,
    column: place.column + start,
    length,
  });
  return [
    ...checkMentions(code, () => lines, placeOf, site),
    ...(lines.length === 1 ? checkBareName(span, file.line, site) : []),
  ];
}

function checkProse(block: ProseBlock, file: SourceFile, site: Site): Finding[] {
  if (!block.text.includes('DEVSPACE_')) return [];
  const sentences = splitSentences(block.text);
  const linesAt = ({start}: Mention): readonly ReleaseLine[] => {
    const sentence = sentences.findLast((candidate) => candidate.start <= start);
    return [file.line, ...namedLines(sentence?.text ?? '')];
  };
  return checkMentions(block.text, linesAt, (start, length) => block.placeOf(start, length), site);
}

/** Variables exist: a misspelled one has no effect, and nobody says so. */
export const environment: Rule = {
  name: 'environment',
  summary:
    'Variables such as `DEVSPACE_FLAGS`, `${devspace.name}` and `${runtime.images.api}` exist in their release line.',
  check(file, site) {
    const {codeSpans, fences, prose} = site.content(file);
    return [
      ...codeSpans.flatMap((span) => checkSpan(span, file, site)),
      ...fences.flatMap((fence) => checkFence(fence, file, site)),
      ...prose.flatMap((block) => checkProse(block, file, site)),
    ];
  },
};
