import type {VersionLabel} from '@devspace-docs/versions';
import type {ReferenceVersion} from '@devspace-docs/reference';
import {
  type CodeSpan,
  diagnose,
  type Fence,
  locateInSpan,
  type LocateRange,
  type Location,
  otherVersions,
  type PageDiagnostic,
  type Site,
  type SourceFile,
  versionsInView,
  type VersionsInView,
  versionsOfSpan,
} from '@devspace-docs/pages';
import {memoize, didYouMean, isTypo} from '@devspace-docs/common';
import type {Rule} from '../types.ts';
import {readCommands} from '@devspace-docs/reference/node';
import {functionsOf} from '@devspace-docs/devspace-check';

/** Shorter flags are too similar to those of other tools. */
const MIN_LENGTH = '--abcdef'.length;

const FLAG = /^--[a-z][\w-]*/i;
/** `DEVSPACE_FLAGS="-n team-a --silent"`, in shells and in YAML. */
const FLAG_VARIABLE = /\bDEVSPACE_(?:[A-Z_-]+_)?FLAGS(?:=|: *)(["']?)(-[^"'\n]*)\1/g;

const readFlags = memoize(({name, global, root, commands}: ReferenceVersion) => {
  const flags = [
    ...global.globalFlags,
    ...[root, ...commands].flatMap((command) => command.flags),
    ...functionsOf(name).functions.flatMap((item) => item.flags),
    {name: 'help'},
  ];
  return new Set(flags.map((flag) => `--${flag.name}`));
});

function flagsOf(version: VersionLabel, site: Site): ReadonlySet<string> {
  const reference = readCommands(version, site.tree);
  return reference ? readFlags(reference) : new Set();
}

/** Reports a flag that its version doesn't have. `isOwn`: it can't be a flag of another tool. */
function checkFlag(
  flag: string,
  inView: VersionsInView,
  isOwn: boolean,
  location: Location,
  site: Site,
): PageDiagnostic[] {
  const [own] = inView;
  const flags = flagsOf(own, site);
  if (flags.size === 0 || inView.some((version) => flagsOf(version, site).has(flag))) return [];
  const where = otherVersions(own, (version) => flagsOf(version, site).has(flag));
  if (where !== '' && isOwn) {
    const message = `\`${flag}\` is a flag of ${where}, not of ${own}`;
    return diagnose(location, message, `mention ${where} in the sentence, or use a flag of ${own}`);
  }
  // Flags of other tools differ more.
  const near = [...flags].find((candidate) => isTypo(flag, candidate));
  if (!isOwn && (near === undefined || flag.length < MIN_LENGTH)) return [];
  const message = `no command of ${own} has a flag \`${flag}\``;
  return diagnose(location, message, didYouMean(near, `use a flag that schema/cli/${own} lists`));
}

function checkSpan(span: CodeSpan, file: SourceFile, site: Site): PageDiagnostic[] {
  const [flag] = FLAG.exec(span.code) ?? [];
  const inView = versionsOfSpan(span, file, site);
  const locate = locateInSpan(span);
  return [
    ...(flag === undefined ? [] : checkFlag(flag, inView, false, locate(0, flag.length), site)),
    ...checkVariables(span.code, inView, locate, site),
  ];
}

function checkVariables(
  text: string,
  inView: VersionsInView,
  locate: LocateRange,
  site: Site,
): PageDiagnostic[] {
  return [...text.matchAll(FLAG_VARIABLE)].flatMap((variable) => {
    const [whole, , value = ''] = variable;
    const start = variable.index + whole.lastIndexOf(value);
    return [...value.matchAll(/(?<=^|\s)--[a-z][\w-]*/gi)].flatMap((match) => {
      const [flag] = match;
      return checkFlag(flag, inView, true, locate(start + match.index, flag.length), site);
    });
  });
}

function checkFence(fence: Fence, file: SourceFile, site: Site): PageDiagnostic[] {
  if (!fence.code.includes('_FLAGS')) return [];
  const inView = versionsInView(file.version, `${fence.introduction} ${fence.meta}`);
  return checkVariables(fence.code, inView, fence.locate, site);
}

export const loneFlags: Rule = {
  name: 'lone-flags',
  check(file, site) {
    const {codeSpans, fences} = site.content(file);
    return [
      ...codeSpans.flatMap((span) => checkSpan(span, file, site)),
      ...fences.flatMap((fence) => checkFence(fence, file, site)),
    ];
  },
};
