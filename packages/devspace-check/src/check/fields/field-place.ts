/** Finds where an unknown field belongs: people write many fields one level too high or too deep. */
import {joinWords} from '@devspace-docs/common';
import {latestVersion, versions, type Version} from '@devspace-docs/versions';
import type {ConfigValue, Field} from '../schema/field-tree.ts';
import type {ConfigFormat} from '../versions/schemas.ts';
import {asMap, valueAt, type Segments} from '../yaml/yaml.ts';
import {formatPath} from './config-path.ts';
import {fieldsFor} from '../schema/suggest-field.ts';
import {follow} from './field-lookup.ts';

/** More places would be a guess. */
const MAX_PLACES = 3;

/** More fields wouldn't be readable in a hint. */
const MAX_LISTED = 6;

interface FieldPlace {
  readonly path: string;
  /** Pointer to its schema. */
  readonly pointer: string;
}

interface Place {
  readonly segments: Segments;
  readonly value: ConfigValue;
}

/** Whether a field is worth suggesting. DevSpace sets the name of an entry from its key. */
function isListed({isHidden, isDeprecated, defaultNote}: Field): boolean {
  return !isHidden && !isDeprecated && defaultNote !== "the entry's key";
}

const code = (text: string): string => `\`${text}\``;

/** The schema of each object around a path, the outer ones first. */
function placesAlong(segments: Segments, root: ConfigValue): Place[] {
  const places: Place[] = [{segments: [], value: root}];
  for (const [index, segment] of segments.entries()) {
    const {inside} = follow(places.at(-1)?.value ?? root, segment);
    if (!inside) return [];
    places.push({segments: segments.slice(0, index + 1), value: inside});
  }
  return places;
}

/** The objects one level below a place, with the first entry or item that the config has. */
function placesBelow({segments, value}: Place, config: unknown): Place[] {
  const enter = (place: Place): Place[] => {
    const {items, entries} = place.value;
    const inside = items ?? entries;
    if (!inside) return [place];
    const [key = 'app'] = Object.keys(asMap(valueAt(config, place.segments)));
    return enter({segments: [...place.segments, items ? 0 : key], value: inside});
  };
  return [...value.fields.values()]
    .filter(isListed)
    .flatMap(({name, value: inside, known}) =>
      enter({segments: [...segments, name], value: known ?? inside}),
    );
}

/** Where a field with this name, and a type that fits, belongs. */
function findPlaces(
  segments: Segments,
  config: unknown,
  {tree, validator}: ConfigFormat,
  name = String(segments.at(-1)),
): FieldPlace[] {
  const item = valueAt(config, segments);
  const isSynonym = name !== segments.at(-1);
  const accepts = ({value}: Place, isSection = false): boolean => {
    const field: Field | undefined = value.fields.get(name);
    if (!field || !isListed(field) || (isSection && !/^(?:object|list|map)/.test(field.type)))
      return false;
    if (isSynonym) return true;
    return !validator
      .validateAt(field.pointer, item)
      .some(({path, keyword, severity}) => path === '' && keyword === 'type' && !severity);
  };
  const around = placesAlong(segments.slice(0, -1), tree.config);
  const parent = around.at(-1);
  if (!parent) return [];
  // Names such as `name` and `version` have another meaning at the top level.
  const outer = around
    .slice(0, -1)
    .reverse()
    .find((place) => accepts(place, place.segments.length === 0));
  let below = placesBelow(parent, config);
  for (let depth = 0; depth < 3 && !below.some((place) => accepts(place)); depth += 1)
    below = below.flatMap((place) => placesBelow(place, config));
  const accepted = below.filter((place) => accepts(place));
  const isIn = (section: string, {segments: at}: Place): boolean => at.includes(section);
  const hasContainer = accepted.some((place) => isIn('containers', place));
  // Most fields of init containers are meant for containers.
  const inner = accepted.filter((place) => !hasContainer || !isIn('initContainers', place));
  // At the top level, a field such as `name` can be from anywhere.
  if (parent.segments.length === 0 && inner.length > 1) return [];
  const used = inner.filter((place) => valueAt(config, place.segments) !== undefined);
  return [...(outer ? [outer] : []), ...(used.length > 0 ? used : inner)].map((place) => ({
    path: formatPath([...place.segments, name]),
    pointer: place.value.fields.get(name)?.pointer ?? '',
  }));
}

function describePlace({path}: FieldPlace): string {
  const isService = path.endsWith('.values.service.ports');
  return isService ? `${code(path)} (reachable for other pods)` : code(path);
}

/** Where a field belongs that has another name there, and how to write it. */
function adviseRenamed(
  segments: Segments,
  config: unknown,
  format: ConfigFormat,
): string | undefined {
  const [place, ...others] = fieldsFor(String(segments.at(-1))).flatMap((name) =>
    findPlaces(segments, config, format, name),
  );
  if (place === undefined || others.length > 0) return undefined;
  const item = valueAt(config, segments);
  const [{advice = ''} = {}] = format.validator.validateAt(place.pointer, item);
  const sample = Array.isArray(item)
    ? advice.replace('write an object:', 'write objects, such as')
    : advice;
  return `move it to ${code(place.path)}${sample.startsWith('write') ? ` and ${sample}` : ''}`;
}

/** The first of the versions whose config can have this field. */
export function findVersion(
  segments: Segments,
  config: unknown,
  format: ConfigFormat,
  isNewer: boolean,
): Version | undefined {
  const item = valueAt(config, segments);
  const own = versions.findIndex(({label}) => label === format.version);
  const others = isNewer ? versions.slice(0, own).reverse() : versions.slice(own + 1);
  return others.find(({label}) => {
    const {tree, validator} = format.all(label);
    const pointer = placesAlong(segments, tree.config).at(-1)?.value.variants[0]?.pointer;
    return (
      pointer !== undefined &&
      !validator
        .validateAt(pointer, item)
        .some(({keyword}) => keyword === 'type' || keyword === 'additionalProperties')
    );
  });
}

/** What to do with a field that isn't allowed where it is, and that isn't a typo. */
export function advisePlace(
  segments: Segments,
  config: unknown,
  format: ConfigFormat,
): string | undefined {
  const places = findPlaces(segments, config, format);
  if (places.length > 0 && places.length <= MAX_PLACES)
    return `move it to ${joinWords(places.map(describePlace), 'or')}`;
  const later = findVersion(segments, config, format, true);
  if (later)
    return `${format.version} doesn't have this field: if the file is for ${later.label}, set \`version: ${later.configVersion}\``;
  const path = formatPath(segments.slice(0, -1));
  const parent = placesAlong(segments.slice(0, -1), format.tree.config).at(-1)?.value;
  if (!parent || path === '') return undefined;
  const keys = Object.keys(asMap(valueAt(config, segments)));
  const names = [...parent.fields.values()].filter(isListed).map(({name}) => name);
  if (keys.length > 0 && keys.every((key) => names.includes(key)))
    return `move ${joinWords(keys.map(code), 'and')} one level up, to ${code(path)}`;
  const isKnown = fieldsFor(String(segments.at(-1))).some((field) => parent.fields.has(field));
  const isLatest = format.version === latestVersion.label;
  const renamed = isLatest && !isKnown ? adviseRenamed(segments, config, format) : undefined;
  if (renamed !== undefined) return renamed;
  return names.length > 0 && names.length <= MAX_LISTED
    ? `rename or remove it: ${code(path)} can have ${joinWords(names.map(code), 'and')}`
    : undefined;
}
