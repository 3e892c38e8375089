import {versions, type VersionLabel} from '../../../../src/config/versions.ts';
import {aliases} from '../../../../src/lib/code-languages.ts';
import type {CodeSpan} from '../pages/content.ts';
import type {Fence} from '../pages/fence.ts';
import {versionOfFormat, versionsInView, type VersionsInView} from '../pages/named-versions.ts';
import {versionsOfSpan} from '../pages/reader-versions.ts';
import type {Site} from '../pages/site.ts';
import type {Finding, Place, Rule, SourceFile} from '../pages/types.ts';
import {checkCall, type CallContext} from '../commands/check-call.ts';
import {readCommands} from '../commands/cli-data.ts';
import {readAdditions, type Additions} from '../commands/additions.ts';
import {findDevspaceCalls, type DevspaceCall} from '../commands/devspace-calls.ts';
import {readShellFence, type ShellFence} from '../commands/shell-fence.ts';
import {findYamlScripts} from '../commands/yaml-scripts.ts';
import {readInfoString} from '../samples/info-string.ts';
import {readSample} from '../samples/sample.ts';

/** Where a stretch of a script stands on the page. */
type PlaceIn = (start: number, length: number) => Place;

interface Judge {
  readonly site: Site;
  readonly file: SourceFile;
  readonly additions: Additions;
}

/** What one version thinks of a call. */
function checkIn(
  version: VersionLabel,
  call: DevspaceCall,
  isMention: boolean,
  {site, additions}: Judge,
): ReturnType<typeof checkCall> {
  const commands = readCommands(version, site.tree);
  if (!commands) return [];
  const context: CallContext = {
    ...additions,
    commands,
    others: versions.flatMap(({label}) =>
      label === version ? [] : (readCommands(label, site.tree) ?? []),
    ),
    isMention,
  };
  return checkCall(call, context);
}

/** A call is right when one of the versions that the reader has in view accepts it. */
function judge(
  call: DevspaceCall,
  inView: VersionsInView,
  isMention: boolean,
  placeIn: PlaceIn,
  by: Judge,
): Finding[] {
  const verdicts = inView.map((version) => checkIn(version, call, isMention, by));
  if (verdicts.some((faults) => faults.length === 0)) return [];
  return (verdicts[0] ?? []).map(({start, length, message, hint}) => ({
    place: placeIn(start, length),
    message,
    hint,
  }));
}

/** The comment after a call names another version: `devspace login # 4.x`. */
function commentBehind(code: string, at: number): string {
  return /#.*/.exec(code.slice(at).split('\n')[0] ?? '')?.[0] ?? '';
}

function checkShell(fence: Fence, {script, dialect}: ShellFence, by: Judge): Finding[] {
  const {introduction, meta} = fence;
  const {title = '', unchecked} = readInfoString(meta);
  if (unchecked !== undefined) return [];
  return findDevspaceCalls(script, dialect).flatMap((call) => {
    const words = [introduction, title, commentBehind(script, call.program.start)].join(' ');
    const inView = versionsInView(by.file.version, words);
    return judge(call, inView, false, (start, length) => fence.placeOf(start, length), by);
  });
}

/** A text that begins with the program, in JSON or in the code of a program. */
const QUOTED_CALL = /(["'`])(devspace [^\n]*?)\1/g;

function checkQuoted(fence: Fence, by: Judge): Finding[] {
  return [...fence.code.matchAll(QUOTED_CALL)].flatMap(({index, 2: text = ''}) => {
    const inView = versionsInView(by.file.version, fence.introduction);
    const placeIn: PlaceIn = (start, length) => fence.placeOf(index + 1 + start, length);
    return findDevspaceCalls(text).flatMap((call) => judge(call, inView, false, placeIn, by));
  });
}

/** The version that a config was written for, or else those that the page names. */
function versionsOfSample(format: unknown, fence: Fence, {version}: SourceFile): VersionsInView {
  const own = versionOfFormat(format, version);
  return own ? [own] : versionsInView(version, `${fence.introduction} ${fence.meta}`);
}

function checkYaml(fence: Fence, by: Judge): Finding[] {
  // Most blocks call nothing: their values need not be walked.
  if (!fence.code.includes('devspace ')) return [];
  const sample = readSample(fence);
  const above = sample?.purpose.kind === 'fragment' ? sample.purpose.place?.segments : undefined;
  return (sample?.yaml.documents ?? []).flatMap((document) =>
    findYamlScripts(document.value, above).flatMap(({text, segments, version}) => {
      const inView = versionsOfSample(version, fence, by.file);
      const placeIn: PlaceIn = (start, length) => document.textPlace(segments, start, length);
      return findDevspaceCalls(text).flatMap((call) => judge(call, inView, false, placeIn, by));
    }),
  );
}

function checkFence(fence: Fence, by: Judge): Finding[] {
  const shell = readShellFence(fence);
  if (shell) return checkShell(fence, shell, by);
  const language = aliases[fence.language ?? ''] ?? fence.language;
  if (language === 'yaml') return checkYaml(fence, by);
  // Output quotes all sorts of things, and drawings hold labels.
  return language === 'text' || language === 'mermaid' ? [] : checkQuoted(fence, by);
}

/** Code that starts with the program, perhaps with variables in front of it. */
const CALL = /^(?:[A-Z_]+=(?:"[^"]*"|\S*) )*devspace(?: |$)/;

function checkSpan(span: CodeSpan, by: Judge): Finding[] {
  const {code, place} = span;
  if (!CALL.test(code)) return [];
  const inView = versionsOfSpan(span, by.file, by.site);
  const placeIn: PlaceIn = (start, length) => ({
    ...place,
    column: place.column + start,
    length,
  });
  return findDevspaceCalls(code).flatMap((call) => judge(call, inView, true, placeIn, by));
}

/** Readers copy command lines: each one has to work with the release that the page is about. */
export const commandLines: Rule = {
  name: 'command-lines',
  summary:
    'Calls of `devspace` in shell blocks, sample scripts and text use commands, flags, values and arguments of their version.',
  check(file, site) {
    const by: Judge = {site, file, additions: readAdditions(file, site)};
    const {fences, codeSpans} = site.content(file);
    return [
      ...fences.flatMap((fence) => checkFence(fence, by)),
      ...codeSpans.flatMap((span) => checkSpan(span, by)),
    ];
  },
};
