/** Checks the names of images: DevSpace parses them like Docker, and refuses to build two with the same name. */
import {codeSpan, joinWords} from '@devspace-docs/common';
import {versionsByLabel} from '@devspace-docs/versions';
import type {ConfigFile} from '../config/config-file.ts';
import {describeProfiles, findSource} from '../profiles/profiles.ts';
import {
  asMap,
  entriesAt,
  isComputed,
  isExpression,
  valueAt,
  type Diagnostic,
  type Explanation,
  type Segments,
} from '../yaml/yaml.ts';
import {fillConstants} from './variables.ts';

const HOST_PART = '[a-zA-Z\\d](?:[a-zA-Z\\d-]*[a-zA-Z\\d])?';
const HOST = `${HOST_PART}(?:\\.${HOST_PART})*|\\[[a-fA-F\\d:]+\\]`;
const COMPONENT = '[a-z\\d]+(?:(?:[._]|__|-+)[a-z\\d]+)*';

/** https://pkg.go.dev/github.com/distribution/reference: `HOST:PORT/PATH:TAG@DIGEST`. */
const REFERENCE = new RegExp(
  `^(?:(?:${HOST})(?::\\d+)?/)?${COMPONENT}(?:/${COMPONENT})*(?::\\w[\\w.-]{0,127})?(?:@[A-Za-z][A-Za-z\\d]*(?:[-_+.][A-Za-z][A-Za-z\\d]*)*:[\\da-fA-F]{32,})?$`,
);

/** Why Docker's parser refuses a name, and how to correct it. The schema requires a name. */
function explainName(name: string): Explanation | undefined {
  if (name === '' || REFERENCE.test(name)) return undefined;
  const trimmed = name.trim();
  if (REFERENCE.test(trimmed))
    return {
      message: `${codeSpan(name)} contains spaces, which DevSpace ignores when it loads the config`,
      hint: `write ${codeSpan(trimmed)}`,
      newText: trimmed,
      severity: 'warning',
    };
  const message = `${codeSpan(name)} isn't an image name, so DevSpace rejects the config`;
  if (name.includes('$('))
    return {
      message,
      hint: 'make the expression the whole value, because DevSpace keeps it as text otherwise',
    };
  if (name.includes('${')) return {message, hint: 'close the variable with `}`'};
  const newText = name.replace(/^\w+:\/\//, '').replace(/\/+$/, '');
  if (newText !== name && REFERENCE.test(newText))
    return {message, hint: `write ${codeSpan(newText)}`, newText};
  if (name !== name.toLowerCase())
    return {message, hint: 'use lowercase letters after the registry'};
  return {message, hint: 'write it as `REGISTRY/REPOSITORY`, without spaces'};
}

/** An image, and the index of the import that contains it. */
interface NamedImage {
  readonly key: string;
  readonly from?: number;
}

/** The images of each name that more than one image has. */
function findDuplicates(
  {imports}: ConfigFile,
  config: unknown,
  hasTags: boolean,
): ReadonlyMap<string, readonly NamedImage[]> {
  const byName = new Map<string, NamedImage[]>();
  const known = new Set<number | string>();
  const addImages = (part: unknown, from?: number): void => {
    for (const {key, map} of entriesAt(part, ['images'])) {
      const name = map.image;
      // A key of an earlier config replaces the whole image.
      const isReplaced = known.has(key);
      known.add(key);
      if (isReplaced || typeof name !== 'string' || name === '' || name.includes('$(')) continue;
      // The tag doesn't distinguish images.
      const shown = hasTags ? name.replace(/:[\w.-]+$/, '') : name;
      const image = {key: String(key), ...(from !== undefined && {from})};
      byName.set(shown, [...(byName.get(shown) ?? []), image]);
    }
  };
  addImages(config);
  // In a file that others import, their images can replace these.
  const isProject = 'name' in asMap(config);
  for (const imported of isProject ? imports.configs : [])
    if (imported.isCertain) addImages(imported.config, imported.index);
  return new Map([...byName].filter(([, images]) => images.length > 1));
}

function explainDuplicate(name: string, images: readonly NamedImage[], config: unknown): string {
  const shown = images.map(({key, from}) => {
    const path = from !== undefined && valueAt(config, ['imports', from, 'path']);
    return path === false
      ? codeSpan(key)
      : `${codeSpan(key)} (from the ${codeSpan(String(path))} import)`;
  });
  return `the images ${joinWords(shown, 'and')} have the same name ${codeSpan(name)}, which DevSpace rejects`;
}

const DUPLICATE_HINT = 'use another name, or one image with another `target` or tags';

function checkDuplicates(file: ConfigFile, hasTags: boolean): Diagnostic[] {
  const {document, config, profiles} = file;
  const duplicates = findDuplicates(file, config, hasTags);
  const own = [...duplicates].map(([name, images]): Diagnostic => {
    const [first, second] = images;
    const image = second?.from === undefined ? second : first;
    const segments: Segments =
      image?.from === undefined
        ? ['images', image?.key ?? '', 'image']
        : ['imports', second?.from ?? 0, 'path'];
    return document.report(segments, explainDuplicate(name, images, config), DUPLICATE_HINT);
  });
  const inProfiles = profiles.flatMap(({names, config: result, writes}) => {
    const [write] = writes.filter(({target}) => target[0] === 'images');
    if (!write) return [];
    return [...findDuplicates(file, result, hasTags)].flatMap(([name, images]): Diagnostic[] => {
      if (duplicates.has(name)) return [];
      const message = `${describeProfiles(names)}, ${explainDuplicate(name, images, config)}`;
      return [document.reportKey(write.source, message, DUPLICATE_HINT)];
    });
  });
  return [...own, ...inProfiles];
}

/** Why versions whose names can't have tags refuse a name. The schema describes names without variables. */
function explainTag(name: string): Explanation | undefined {
  const tag = /:([\w.-]+)$/.exec(name)?.[1];
  if (tag === undefined) return undefined;
  const message = `${codeSpan(name)} has the tag ${codeSpan(tag)}, so DevSpace rejects the config`;
  return {message, hint: 'remove the tag from the variable'};
}

/** The image names in the config, and those that its profiles write, with the config that has their variables. */
function findNames({config, profiles}: ConfigFile) {
  const own = entriesAt(config, ['images']).map(({at, map}) => {
    return {written: map.image, segments: [...at, 'image'], note: '', config};
  });
  const written = profiles.flatMap(({names, config: result, writes}) =>
    entriesAt(result, ['images']).flatMap(({at, map}) => {
      const segments = findSource(writes, [...at, 'image'], config);
      if (!segments || valueAt(config, segments) !== map.image) return [];
      return [{written: map.image, segments, note: `${describeProfiles(names)}, `, config: result}];
    }),
  );
  return [...own, ...written];
}

/** Finds tags that Docker refuses. DevSpace replaces each `#` with a letter. */
function* checkTags({document, config}: ConfigFile): Generator<Diagnostic> {
  for (const image of entriesAt(config, ['images']))
    for (const {at, value: tag} of entriesAt(config, [...image.at, 'tags'])) {
      if (image.map.custom !== undefined || typeof tag !== 'string' || tag === '') continue;
      if (isExpression(tag)) continue;
      const shown = fillConstants(tag, config).replace(/#|\$!?\{[^}]*\}/g, 'x');
      if (/^\w[\w.-]{0,127}$/.test(shown)) continue;
      const message = `\`${tag}\` isn't a valid tag, so the build fails`;
      const hint =
        'use letters, digits, `_`, `.` and `-`, with a letter, digit or `_` at the start';
      yield document.report(at, message, hint, {severity: 'warning'});
    }
}

/** Checks the image names of a config, also with its profiles. */
export function checkImageNames(file: ConfigFile): Diagnostic[] {
  const {document} = file;
  // Older versions parse names differently, and don't accept tags.
  const {hasPipelines: hasTags} = versionsByLabel[file.format.version];
  const invalid = findNames(file).flatMap(({written, segments, note, config}): Diagnostic[] => {
    if (typeof written !== 'string') return [];
    const name = fillConstants(written, config);
    const isFilled = name !== written;
    if (isComputed(name) || (!hasTags && !isFilled)) return [];
    const problem = hasTags ? explainName(name) : explainTag(name);
    if (!problem) return [];
    const {newText, message, ...texts} = problem;
    const location = document.locateValue(segments);
    const oldText = isFilled ? undefined : document.written(segments);
    const fix = newText !== undefined && oldText !== undefined && {location, newText, oldText};
    return [{...texts, message: note + message, segments, location, ...(fix && {fix})}];
  });
  return [...invalid, ...checkDuplicates(file, hasTags), ...checkTags(file)];
}
