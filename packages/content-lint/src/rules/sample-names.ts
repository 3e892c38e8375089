import {posix} from 'node:path';
import {
  type CallWord,
  type DevspaceCall,
  diagnose,
  type Fence,
  findDevspaceCalls,
  type PageDiagnostic,
  readSamples,
  readShellFence,
  type Sample,
  sampleVersion,
  type SourceFile,
} from '@devspace-docs/pages';
import {didYouMean, isTypo, suggest, codeSpan, joinWords} from '@devspace-docs/common';
import type {Rule} from '../types.ts';
import {
  checkNames,
  collectNames,
  ConfigFile,
  type FindImport,
  type NameSet,
} from '@devspace-docs/devspace-check';
import {configFormats} from '@devspace-docs/devspace-check/node';
import {findElsewhere} from '../samples/find-elsewhere.ts';

/** Finds imported files by title in the other blocks of the page. */
function importsOf(samples: readonly Sample[]): FindImport {
  return (path) => {
    const names = [path, `${path}/devspace.yaml`].map((name) => posix.normalize(name));
    const shown = samples.find(({info: {title}, purpose}) => {
      if (purpose.kind !== 'config' || title === undefined) return false;
      // Imports in an imported file are relative to it.
      return names.some((name) => title === name || title.endsWith(`/${name}`));
    });
    return shown?.yaml.documents[0]?.value;
  };
}

function checkSample(sample: Sample, file: SourceFile, findImport: FindImport): PageDiagnostic[] {
  const {purpose, yaml} = sample;
  const version = sampleVersion(sample, file);
  const [document] = yaml.documents;
  if (!version || !document || yaml.diagnostics.length > 0) return [];
  const format = configFormats(version);
  // A part of a config can refer to names that the rest defines, but not to unknown events.
  if (purpose.kind === 'fragment' && purpose.path?.segments.length === 0)
    return checkNames(new ConfigFile({document}, format, {findElsewhere: () => ''}));
  // An imported file can refer to names that the importing file defines.
  const isWhole = purpose.kind === 'config' && !purpose.isImported;
  if (!isWhole) return [];
  const findComment = findElsewhere(sample.fence.code);
  return checkNames(new ConfigFile({document}, format, {findElsewhere: findComment, findImport}));
}

/** Shorter names often differ by only one letter on purpose: `ci` and `cd`. */
const MIN_TYPO_LENGTH = 5;

/** Profiles that the samples of a page define. `isOpen`: there can be others. */
function profilesOf(samples: readonly Sample[], file: SourceFile): NameSet {
  const profiles = new Set<string>();
  let isOpen = false;
  for (const sample of samples) {
    const version = sampleVersion(sample, file);
    const [document] = sample.yaml.documents;
    if (!version || !document) continue;
    const {path} = sample.info;
    const config = path === 'profiles' ? {profiles: document.value} : document.value;
    const found = collectNames(config, version).profiles;
    isOpen ||= found.isOpen || path?.startsWith('profiles') === true;
    if (path === 'profiles' || sample.purpose.kind === 'config')
      for (const name of found.names) profiles.add(name);
  }
  return {names: profiles, isOpen};
}

/** Values of `-p` and `--profile`. Arguments after `run` or `--` belong to another command. */
function profilesIn({words}: DevspaceCall): CallWord[] {
  const end = words.findIndex(({text}) => text === '--' || text === 'run');
  const own = end < 0 ? words : words.slice(0, end);
  return own.flatMap((word, index) => {
    const [, value] = /^(?:-p|--profile)(?:=(.+))?$/.exec(word.text) ?? [];
    if (value !== undefined) {
      const start = word.start + word.length - value.length;
      return [{text: value, start, length: value.length}];
    }
    const previous = own[index - 1]?.text;
    return previous === '-p' || previous === '--profile' ? [word] : [];
  });
}

/** Checks that the profiles in a shell block exist in a sample of the page, if it shows profiles. */
function checkShell(fence: Fence, {names: profiles, isOpen}: NameSet): PageDiagnostic[] {
  const shell = readShellFence(fence);
  if (!shell || profiles.size === 0) return [];
  const calls = findDevspaceCalls(shell.script, shell.dialect);
  return calls.flatMap(profilesIn).flatMap(({text, start, length}) => {
    const unknown = text
      .split(',')
      .find((name) => /^[a-z][\w-]*$/.test(name) && !profiles.has(name));
    if (unknown === undefined) return [];
    const isLong = unknown.length >= MIN_TYPO_LENGTH;
    if (isOpen && !(isLong && [...profiles].some((name) => isTypo(unknown, name)))) return [];
    return diagnose(
      fence.locate(start, length),
      `no sample of the page has a profile \`${unknown}\``,
      didYouMean(suggest(unknown, profiles), `use ${joinWords([...profiles].map(codeSpan), 'or')}`),
    );
  });
}

export const sampleNames: Rule = {
  name: 'sample-names',
  check(file, site) {
    const {fences} = site.content(file);
    const samples = readSamples(fences);
    const findImport = importsOf(samples);
    const profiles = profilesOf(samples, file);
    return [
      ...samples.flatMap((sample) => checkSample(sample, file, findImport)),
      ...fences.flatMap((fence) => checkShell(fence, profiles)),
    ];
  },
};
