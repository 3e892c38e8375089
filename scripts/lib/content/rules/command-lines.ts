import type {ReleaseLine} from '../../../../src/config/versions.ts';
import {releaseLines} from '../../../../src/config/versions.ts';
import {aliases} from '../../../../src/plugins/code-highlight/languages.ts';
import type {CodeSpan} from '../base/content.ts';
import type {Fence} from '../base/fence.ts';
import {linesOfSpan} from '../base/reader-lines.ts';
import {namedLines} from '../base/release-lines.ts';
import type {Site} from '../base/site.ts';
import type {Finding, Place, Rule, SourceFile} from '../base/types.ts';
import {checkCall, type CallContext} from '../calls/check-call.ts';
import {readCommands} from '../calls/cli-data.ts';
import {readAdditions, type Additions} from '../calls/additions.ts';
import {findDevspaceCalls, type DevspaceCall, type ShellDialect} from '../calls/devspace-calls.ts';
import {findYamlScripts} from '../calls/yaml-scripts.ts';
import {readInfoString} from '../samples/info-string.ts';
import {readSample} from '../samples/sample.ts';

/** Where a stretch of a script stands on the page. */
type PlaceIn = (start: number, length: number) => Place;

interface Judge {
  readonly site: Site;
  readonly file: SourceFile;
  readonly additions: Additions;
}

/** What one release line thinks of a call. */
function checkIn(
  line: ReleaseLine,
  call: DevspaceCall,
  isMention: boolean,
  {site, additions}: Judge,
): ReturnType<typeof checkCall> {
  const commands = readCommands(line, site.tree);
  if (!commands) return [];
  const context: CallContext = {
    ...additions,
    commands,
    others: releaseLines.flatMap((other) =>
      other.line === line ? [] : (readCommands(other.line, site.tree) ?? []),
    ),
    isMention,
  };
  return checkCall(call, context);
}

/** A call is right when one of the lines that the reader has in view takes it. */
function judge(
  call: DevspaceCall,
  lines: readonly ReleaseLine[],
  isMention: boolean,
  placeIn: PlaceIn,
  by: Judge,
): Finding[] {
  const verdicts = lines.map((line) => checkIn(line, call, isMention, by));
  if (verdicts.some((faults) => faults.length === 0)) return [];
  return (verdicts[0] ?? []).map(({start, length, message, hint}) => ({
    place: placeIn(start, length),
    message,
    hint,
  }));
}

/** The comment behind a call names another line: `devspace login # 4.x`. */
function commentBehind(code: string, at: number): string {
  return /#.*/.exec(code.slice(at).split('\n')[0] ?? '')?.[0] ?? '';
}

function placeInCode(fence: Fence, start: number, length: number): Place {
  const above = fence.code.slice(0, start).split('\n');
  return fence.placeIn(above.length - 1, above.at(-1)?.length ?? 0, length);
}

function checkShell(fence: Fence, dialect: ShellDialect, by: Judge): Finding[] {
  const {code, introduction, meta} = fence;
  const {title = '', unchecked} = readInfoString(meta);
  if (unchecked !== undefined) return [];
  return findDevspaceCalls(code, dialect).flatMap((call) => {
    const words = [introduction, title, commentBehind(code, call.program.start)].join(' ');
    const lines = [by.file.line, ...namedLines(words)];
    return judge(call, lines, false, (start, length) => placeInCode(fence, start, length), by);
  });
}

/** A text that begins with the program, in JSON or in the code of a program. */
const QUOTED_CALL = /(["'`])(devspace [^\n]*?)\1/g;

function checkQuoted(fence: Fence, by: Judge): Finding[] {
  return [...fence.code.matchAll(QUOTED_CALL)].flatMap(({index, 2: text = ''}) => {
    const lines = [by.file.line, ...namedLines(fence.introduction)];
    const placeIn: PlaceIn = (start, length) => placeInCode(fence, index + 1 + start, length);
    return findDevspaceCalls(text).flatMap((call) => judge(call, lines, false, placeIn, by));
  });
}

/** The line that a config was written for, or else those that the page speaks of. */
function linesOfSample(version: unknown, fence: Fence, file: SourceFile): ReleaseLine[] {
  const own = releaseLines.find(({configVersion}) => configVersion === version);
  return own ? [own.line] : [file.line, ...namedLines(`${fence.introduction} ${fence.meta}`)];
}

function checkYaml(fence: Fence, by: Judge): Finding[] {
  // Most blocks call nothing: their values need not be walked.
  if (!fence.code.includes('devspace ')) return [];
  const sample = readSample(fence);
  const above = sample?.purpose.kind === 'fragment' ? sample.purpose.place?.segments : undefined;
  return (sample?.yaml.documents ?? []).flatMap((document) =>
    findYamlScripts(document.value, above).flatMap(({text, segments, version}) => {
      const lines = linesOfSample(version, fence, by.file);
      const placeIn: PlaceIn = (start, length) => document.textPlace(segments, start, length);
      return findDevspaceCalls(text).flatMap((call) => judge(call, lines, false, placeIn, by));
    }),
  );
}

function checkFence(fence: Fence, by: Judge): Finding[] {
  const language = aliases[fence.language ?? ''] ?? fence.language;
  if (language === 'bash') return checkShell(fence, 'posix', by);
  if (language === 'powershell') return checkShell(fence, 'powershell', by);
  if (language === 'yaml') return checkYaml(fence, by);
  // Output quotes all sorts of things, and drawings hold labels.
  return language === 'text' || language === 'mermaid' ? [] : checkQuoted(fence, by);
}

/** Code that starts with the program, perhaps with variables in front of it. */
const CALL = /^(?:[A-Z_]+=(?:"[^"]*"|\S*) )*devspace(?: |$)/;

function checkSpan(span: CodeSpan, by: Judge): Finding[] {
  const {code, place} = span;
  if (!CALL.test(code)) return [];
  const lines = linesOfSpan(span, by.file, by.site);
  const placeIn: PlaceIn = (start, length) => ({
    ...place,
    column: place.column + start,
    length,
  });
  return findDevspaceCalls(code).flatMap((call) => judge(call, lines, true, placeIn, by));
}

/** Readers copy command lines: each one has to work with the release that the page is about. */
export const commandLines: Rule = {
  name: 'command-lines',
  summary:
    'Calls of `devspace` in shell blocks, scripts of samples and text use commands, flags, values and arguments of their release line.',
  check(file, site) {
    const by: Judge = {site, file, additions: readAdditions(file, site)};
    const {fences, codeSpans} = site.content(file);
    return [
      ...fences.flatMap((fence) => checkFence(fence, by)),
      ...codeSpans.flatMap((span) => checkSpan(span, by)),
    ];
  },
};
