/** The patches that turn one section into another. */
import {find, mapOf, newItem, serialize, valueOf, type Item} from './tree.ts';

/** A patch in the new format, in the place of an old one. */
export function newPatch(op: string, path: string, place: Item, value?: Item): Item {
  const patch = mapOf([newItem('op', valueOf(op)), newItem('path', valueOf(path))]);
  if (value) patch.items.push({...value, name: 'value', key: 'value'});
  for (const item of patch.items.slice(0, 2)) {
    const old = find(place.value, item.name);
    if (old) Object.assign(item, {line: old.line, column: old.column});
  }
  const {line, column} = place;
  return {...newItem('', patch), line, column};
}

/** The indexes of the items that a shorter list lacks, the last one first; undefined if it has other items too. */
function removedFrom(old: readonly Item[], rest: readonly Item[]): number[] | undefined {
  const removed: number[] = [];
  let kept = 0;
  old.forEach(({value}, index) => {
    const next = rest[kept]?.value;
    if (next && serialize(value) === serialize(next)) kept += 1;
    else removed.unshift(index);
  });
  return kept === rest.length ? removed : undefined;
}

/** The patches that turn one section into another. `depth` is for how many levels the entries are compared. */
export function difference(
  before: Item | undefined,
  after: Item | undefined,
  path: string,
  place: Item,
  depth: number,
): Item[] {
  if (!after) return before ? [newPatch('remove', path, place)] : [];
  if (!before) return [newPatch('add', path, place, after)];
  const [old, value] = [before.value, after.value];
  if (serialize(old) === serialize(value)) return [];
  const whole = [newPatch('replace', path, place, after)];
  if (depth === 0) return whole;
  if (old.kind === 'map' && value.kind === 'map') {
    const names = [...new Set([...old.items, ...value.items].map(({name}) => name))];
    if (names.every((name) => /^[\w-]+$/.test(name)))
      return names.flatMap((name) =>
        difference(find(old, name), find(value, name), `${path}.${name}`, place, depth - 1),
      );
  }
  if (old.kind === 'list' && value.kind === 'list' && old.items.length > 0) {
    if (value.items.length < old.items.length)
      return (
        removedFrom(old.items, value.items)?.map((index) =>
          newPatch('remove', `${path}[${index}]`, place),
        ) ?? whole
      );
    const patches = old.items.flatMap((item, index) =>
      difference(item, value.items[index], `${path}[${index}]`, place, depth - 1),
    );
    const added = value.items.slice(old.items.length);
    if (added.length === 0 || patches.length === 0)
      return [...patches, ...added.map((item) => newPatch('add', path, place, item))];
  }
  return whole;
}
