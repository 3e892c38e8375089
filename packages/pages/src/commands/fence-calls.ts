/** The DevSpace calls in code blocks, and the commands and flags that they use. */
import {aliases} from '@devspace-docs/common';
import {readInfoString} from '../info-string.ts';
import {readCommands} from '@devspace-docs/reference/node';
import {versions, type VersionLabel} from '@devspace-docs/versions';
import type {Fence} from '../fence.ts';
import {versionOfFormat, versionsInView, type VersionsInView} from '../named-versions.ts';
import type {Site} from '../site.ts';
import type {LocateRange, SourceFile} from '../types.ts';
import {readSample} from '../samples/sample.ts';
import {readAdditions, type Additions} from './additions.ts';
import {readUses, type CallContext, type CallUse} from './check-call.ts';
import {findDevspaceCalls, type DevspaceCall} from './devspace-calls.ts';
import {readShellFence, type ShellFence} from './shell-fence.ts';
import {findYamlScripts} from './yaml-scripts.ts';

export interface LocatedCall {
  readonly call: DevspaceCall;
  /** Versions that the call can be for. */
  readonly inView: VersionsInView;
  readonly locateIn: LocateRange;
}

export interface PageContext {
  readonly site: Site;
  readonly additions: Additions;
}

/** What calls are checked against in a version; undefined if there is no data about its commands. */
export function contextOf(
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

/** The commands and flags that a call uses, in the first version that accepts it. */
export function findUses(
  {call, inView}: LocatedCall,
  file: SourceFile,
  site: Site,
): {readonly version: VersionLabel; readonly uses: readonly CallUse[]} | undefined {
  const page: PageContext = {site, additions: readAdditions(file, site)};
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
  const {title = ''} = readInfoString(meta);
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
