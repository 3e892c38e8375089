import {versions, type VersionLabel} from '@devspace-docs/versions';
import {aliases} from '@devspace-docs/common';
import {locateInSpan, type CodeSpan} from '../pages/content.ts';
import type {Fence} from '../pages/fence.ts';
import {versionOfFormat, versionsInView, type VersionsInView} from '../pages/named-versions.ts';
import {versionsOfSpan} from '../pages/reader-versions.ts';
import {diagnose} from '../pages/diagnose.ts';
import type {Site} from '../pages/site.ts';
import type {LocateRange, PageDiagnostic, Rule, SourceFile} from '../pages/types.ts';
import {checkCall, readUses, type CallContext, type CallUse} from '../commands/check-call.ts';
import {readCommands} from '@devspace-docs/reference/node';
import {readAdditions, type Additions} from '../commands/additions.ts';
import {findDevspaceCalls, type DevspaceCall} from '../commands/devspace-calls.ts';
import {readShellFence, type ShellFence} from '../commands/shell-fence.ts';
import {findYamlScripts} from '../commands/yaml-scripts.ts';
import {readInfoString} from '../samples/info-string.ts';
import {readSample} from '../samples/sample.ts';

export interface LocatedCall {
  readonly call: DevspaceCall;
  /** Versions that the call can be for. */
  readonly inView: VersionsInView;
  readonly locateIn: LocateRange;
}

interface PageContext {
  readonly site: Site;
  readonly file: SourceFile;
  readonly additions: Additions;
}

/** What calls are checked against in a version; undefined if there is no data about its commands. */
function contextOf(
  version: VersionLabel,
  isMention: boolean,
  {site, additions}: PageContext,
): CallContext | undefined {
  const commands = readCommands(version, site.tree);
  return (
    commands && {
      ...additions,
      commands,
      others: versions.flatMap(({label}) =>
        label === version ? [] : (readCommands(label, site.tree) ?? []),
      ),
      isMention,
    }
  );
}

/** Checks a call, which has to be valid in at least one of the versions that it can be for. */
function checkLocatedCall(
  {call, inView, locateIn}: LocatedCall,
  isMention: boolean,
  page: PageContext,
): PageDiagnostic[] {
  const results = inView.map((version) => {
    const context = contextOf(version, isMention, page);
    return context ? checkCall(call, context) : [];
  });
  if (results.some((problems) => problems.length === 0)) return [];
  return (results[0] ?? []).flatMap(({start, length, message, hint}) =>
    diagnose(locateIn(start, length), message, hint),
  );
}

/** The commands and flags that a call uses, in the first version that accepts it. */
export function findUses(
  {call, inView}: LocatedCall,
  file: SourceFile,
  site: Site,
): {readonly version: VersionLabel; readonly uses: readonly CallUse[]} | undefined {
  const page: PageContext = {site, file, additions: readAdditions(file, site)};
  for (const version of inView) {
    const context = contextOf(version, false, page);
    const uses = context ? readUses(call, context) : [];
    if (uses.length > 0) return {version, uses};
  }
  return undefined;
}

/** The comment after a call, which can mention another version: `devspace login # 4.x`. */
function commentAfter(code: string, offset: number): string {
  return /#.*/.exec(code.slice(offset).split('\n')[0] ?? '')?.[0] ?? '';
}

function callsInShell(
  fence: Fence,
  {script, dialect}: ShellFence,
  {version}: SourceFile,
): LocatedCall[] {
  const {introduction, meta} = fence;
  const {title = '', unchecked} = readInfoString(meta);
  if (unchecked !== undefined) return [];
  return findDevspaceCalls(script, dialect).map((call) => {
    const context = [introduction, title, commentAfter(script, call.program.start)].join(' ');
    return {call, inView: versionsInView(version, context), locateIn: fence.locate};
  });
}

/** A string that starts with the program, in JSON or source code. */
const QUOTED_CALL = /(["'`])(devspace [^\n]*?)\1/g;

function callsInText(fence: Fence, {version}: SourceFile): LocatedCall[] {
  return [...fence.code.matchAll(QUOTED_CALL)].flatMap(({index, 2: text = ''}) => {
    const inView = versionsInView(version, fence.introduction);
    const locateIn: LocateRange = (start, length) => fence.locate(index + 1 + start, length);
    return findDevspaceCalls(text).map((call) => ({call, inView, locateIn}));
  });
}

/** The version of a config, or the versions that the page mentions. */
function versionsOfSample(format: unknown, fence: Fence, {version}: SourceFile): VersionsInView {
  const own = versionOfFormat(format, version);
  return own ? [own] : versionsInView(version, `${fence.introduction} ${fence.meta}`);
}

function callsInYaml(fence: Fence, file: SourceFile): LocatedCall[] {
  // Avoids walking most blocks.
  if (!fence.code.includes('devspace ')) return [];
  const sample = readSample(fence);
  const above = sample?.purpose.kind === 'fragment' ? sample.purpose.path?.segments : undefined;
  return (sample?.yaml.documents ?? []).flatMap((document) =>
    findYamlScripts(document.value, above).flatMap(({text, segments, version}) => {
      const inView = versionsOfSample(version, fence, file);
      const locateIn: LocateRange = (start, length) => document.locateText(segments, start, length);
      return findDevspaceCalls(text).map((call) => ({call, inView, locateIn}));
    }),
  );
}

/** Finds the DevSpace calls in a code block of any language. */
export function findCalls(fence: Fence, file: SourceFile): LocatedCall[] {
  const shell = readShellFence(fence);
  if (shell) return callsInShell(fence, shell, file);
  const language = aliases[fence.language ?? ''] ?? fence.language;
  if (language === 'yaml') return callsInYaml(fence, file);
  // In output and diagrams, quoted text isn't necessarily a command.
  return language === 'text' || language === 'mermaid' ? [] : callsInText(fence, file);
}

/** Code that starts with `devspace`, possibly after variables. A prompt, `devspace ./app #`, isn't a call. */
const CALL = /^(?!devspace \.\/\S* [#$]$)(?:[A-Z_]+=(?:"[^"]*"|\S*) )*devspace(?: |$)/;

function callsInSpan(span: CodeSpan, file: SourceFile, site: Site): LocatedCall[] {
  if (!CALL.test(span.code)) return [];
  const inView = versionsOfSpan(span, file, site);
  const locateIn = locateInSpan(span);
  return findDevspaceCalls(span.code).map((call) => ({call, inView, locateIn}));
}

/** All calls on a page. Those in text are mentions. */
function callsOn(
  file: SourceFile,
  site: Site,
): Array<{readonly located: LocatedCall; readonly isMention: boolean}> {
  const {fences, codeSpans} = site.content(file);
  const inFences = fences.flatMap((fence) => findCalls(fence, file));
  const inText = codeSpans.flatMap((span) => callsInSpan(span, file, site));
  return [
    ...inFences.map((located) => ({located, isMention: false})),
    ...inText.map((located) => ({located, isMention: true})),
  ];
}

export const commandLines: Rule = {
  name: 'command-lines',
  summary:
    'Calls of `devspace` in shell blocks, sample scripts and text use commands, flags, values and arguments of their version.',
  check(file, site) {
    const page: PageContext = {site, file, additions: readAdditions(file, site)};
    return callsOn(file, site).flatMap(({located, isMention}) =>
      checkLocatedCall(located, isMention, page),
    );
  },
  count: (file, site) => ({commandLines: callsOn(file, site).length}),
};
