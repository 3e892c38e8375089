import {posix} from 'node:path';
import {didYouMean, suggest} from '../base/suggest.ts';
import type {Finding, Rule, SourceFile} from '../base/types.ts';
import {findReferences} from '../samples/find-references.ts';
import {
  collectNames,
  findLeftOut,
  type FindImport,
  type Names,
  type Section,
} from '../samples/names.ts';
import type {FlagReference, Reference, Stretch} from '../samples/references.ts';
import {readSamples, sampleLine, type Sample} from '../samples/sample.ts';
import type {YamlDocument} from '../samples/yaml.ts';

const nouns: Readonly<Record<Section, string>> = {
  commands: 'command',
  dependencies: 'dependency',
  deployments: 'deployment',
  dev: 'dev entry',
  functions: 'function',
  hooks: 'hook with the name',
  images: 'image',
  pipelines: 'pipeline',
  ports: '`dev.ports` entry with the name',
  profiles: 'profile',
  pullSecrets: 'pull secret',
  releases: 'deployment',
  sync: '`dev.sync` entry with the name',
};

/** Finds imported files among the other blocks of the page, by their titles. */
function importsOf(samples: readonly Sample[]): FindImport {
  return (path) => {
    const wanted = [path, `${path}/devspace.yaml`].map((name) => posix.normalize(name));
    const shown = samples.find(({info: {title}, purpose}) => {
      if (purpose.kind !== 'config' || title === undefined) return false;
      // A nested import is relative to the file that asks for it.
      return wanted.some((name) => title === name || title.endsWith(`/${name}`));
    });
    return shown?.yaml.documents[0]?.value;
  };
}

function placeOf(document: YamlDocument, {segments, offset, length}: Stretch) {
  return document.textPlace(segments, offset, length);
}

function listNames(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function checkName(
  document: YamlDocument,
  {section, name, by, at}: Reference,
  names: Names,
  created: ReadonlySet<string> | undefined,
): Finding[] {
  const {names: known, isOpen} = names[section];
  if (isOpen || known.has(name) || created?.has(name)) return [];
  const all = [...known, ...(created ?? [])];
  const otherwise =
    all.length === 0
      ? 'add it, or name something else'
      : `add it, or name one of ${listNames(all)}`;
  return [
    {
      place: placeOf(document, at),
      message: `\`${by}\` names the ${nouns[section]} \`${name}\`, which the sample does not have`,
      hint: didYouMean(suggest(name, all), otherwise),
    },
  ];
}

function checkFlag(document: YamlDocument, {name, by, at, known}: FlagReference): Finding[] {
  if (known.includes(name)) return [];
  return [
    {
      place: placeOf(document, at),
      message: `\`${by}\` names the flag \`${name}\`, which nobody declares`,
      hint: didYouMean(suggest(name, known), 'add it to the `flags` of the pipeline'),
    },
  ];
}

function checkSample(sample: Sample, file: SourceFile, findImport: FindImport): Finding[] {
  const {purpose, yaml} = sample;
  const line = sampleLine(sample, file);
  const [document] = yaml.documents;
  // A file that others import may name what they define, and broken YAML has no names.
  const isWhole = purpose.kind === 'config' && !purpose.isImported;
  if (!line || !document || !isWhole || yaml.faults.length > 0) return [];
  const {found, created} = findReferences(document.value, line);
  if (found.length === 0) return [];
  const names = collectNames(document.value, line, findImport);
  const leftOut = findLeftOut(sample.fence.code);
  return found.flatMap((reference) => {
    if (reference.kind === 'name' && leftOut.includes(reference.section)) return [];
    if (reference.kind === 'name')
      return checkName(document, reference, names, created.get(reference.section));
    if (reference.kind === 'flag')
      return names.pipelines.isOpen ? [] : checkFlag(document, reference);
    const {at, message, hint} = reference;
    return [{place: placeOf(document, at), message, hint}];
  });
}

/** A config that names an entry has that entry. */
export const sampleNames: Rule = {
  name: 'sample-names',
  summary:
    'Names in a whole config exist in it: of images, deployments, pipelines, profiles, flags, events and all else.',
  check(file, site) {
    const samples = readSamples(site.content(file).fences);
    const findImport = importsOf(samples);
    return samples.flatMap((sample) => checkSample(sample, file, findImport));
  },
};
