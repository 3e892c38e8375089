import {distance} from 'fastest-levenshtein';
import {releaseLines, type ReleaseLine} from '../../../../src/config/versions.ts';
import type {ReferenceVersion} from '../../cli-reference/types.ts';
import type {CodeSpan} from '../base/content.ts';
import type {Fence} from '../base/fence.ts';
import {linesOfSpan} from '../base/reader-lines.ts';
import {namedLines} from '../base/release-lines.ts';
import type {Site} from '../base/site.ts';
import {didYouMean} from '../base/suggest.ts';
import type {Finding, Place, Rule, SourceFile} from '../base/types.ts';
import {readCommands} from '../calls/cli-data.ts';
import {functions} from '../samples/functions.ts';

/** Other tools have flags, too: only what differs by a slip of the finger is taken for a typo. */
const SLIPS = 2;

/** Shorter flags are a slip away from far too many words. */
const SHORTEST = '--abcdef'.length;

const FLAG = /^--[a-z][\w-]*/i;
/** `DEVSPACE_FLAGS="-n team-a --silent"`, in shells and in environments written as YAML. */
const FLAG_VARIABLE = /\bDEVSPACE_(?:[A-Z_-]+_)?FLAGS(?:=|: *)(["']?)(-[^"'\n]*)\1/g;

const known = new WeakMap<ReferenceVersion, ReadonlySet<string>>();

/** All long flags of a release line: of its commands, and of functions in scripts where it has them. */
function flagsOf(line: ReleaseLine, site: Site): ReadonlySet<string> {
  const reference = readCommands(line, site.tree);
  if (!reference) return new Set();
  const flags =
    known.get(reference) ??
    new Set(
      [
        ...reference.global.globalFlags,
        ...[reference.root, ...reference.commands].flatMap((command) => command.flags),
        ...(line === '6.x' ? functions.flatMap((item) => item.flags) : []),
        {name: 'help'},
      ].map(({name}) => `--${name}`),
    );
  known.set(reference, flags);
  return flags;
}

/** A flag that its release line lacks; `isOwn` when it cannot be one of another tool. */
function judge(
  flag: string,
  lines: readonly ReleaseLine[],
  isOwn: boolean,
  place: Place,
  site: Site,
): Finding[] {
  const [own = '6.x'] = lines;
  const flags = flagsOf(own, site);
  if (flags.size === 0 || lines.some((line) => flagsOf(line, site).has(flag))) return [];
  const elsewhere = releaseLines
    .map(({line}) => line)
    .filter((line) => line !== own && flagsOf(line, site).has(flag));
  if (elsewhere.length > 0 && isOwn) {
    const where = elsewhere.join(' and ');
    const message = `\`${flag}\` is a flag of ${where}, not of ${own}`;
    return [{place, message, hint: `name ${where} in the sentence, or use a flag of ${own}`}];
  }
  const near = [...flags].find((candidate) => distance(candidate, flag) <= SLIPS);
  if (!isOwn && (near === undefined || flag.length < SHORTEST)) return [];
  const message = `no command of ${own} has a flag \`${flag}\``;
  return [{place, message, hint: didYouMean(near, `use a flag that schema/cli/${own} lists`)}];
}

function checkSpan(span: CodeSpan, file: SourceFile, site: Site): Finding[] {
  const [flag] = FLAG.exec(span.code) ?? [];
  const lines = linesOfSpan(span, file, site);
  const placeOf = (start: number, length: number): Place => ({
    ...span.place,
    column: span.place.column + start,
    length,
  });
  return [
    ...(flag === undefined ? [] : judge(flag, lines, false, placeOf(0, flag.length), site)),
    ...checkVariables(span.code, lines, placeOf, site),
  ];
}

function checkVariables(
  text: string,
  lines: readonly ReleaseLine[],
  placeOf: (start: number, length: number) => Place,
  site: Site,
): Finding[] {
  return [...text.matchAll(FLAG_VARIABLE)].flatMap((variable) => {
    const [whole, , value = ''] = variable;
    const start = variable.index + whole.lastIndexOf(value);
    return [...value.matchAll(/(?<=^|\s)--[a-z][\w-]*/gi)].flatMap((match) => {
      const [flag] = match;
      return judge(flag, lines, true, placeOf(start + match.index, flag.length), site);
    });
  });
}

function checkFence(fence: Fence, file: SourceFile, site: Site): Finding[] {
  if (!fence.code.includes('_FLAGS')) return [];
  const lines = [file.line, ...namedLines(`${fence.introduction} ${fence.meta}`)];
  const placeOf = (start: number, length: number): Place => {
    const above = fence.code.slice(0, start).split('\n');
    return fence.placeIn(above.length - 1, above.at(-1)?.length ?? 0, length);
  };
  return checkVariables(fence.code, lines, placeOf, site);
}

/** A flag that stands alone is copied as well as one in a command line. */
export const loneFlags: Rule = {
  name: 'lone-flags',
  summary:
    'Flags such as `--force-build` that stand alone in the text, and those in `DEVSPACE_FLAGS`, exist in their release line.',
  check(file, site) {
    const {codeSpans, fences} = site.content(file);
    return [
      ...codeSpans.flatMap((span) => checkSpan(span, file, site)),
      ...fences.flatMap((fence) => checkFence(fence, file, site)),
    ];
  },
};
