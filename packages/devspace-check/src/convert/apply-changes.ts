/** Applies merges and patches of profiles to the old config, as old versions do. */
import {LISTS} from './convert-sections.ts';
import {matchesOf, type PathStep} from './paths.ts';
import {dataAt, isNull, mapOf, newItem, type Item, type ScalarData, type Value} from './tree.ts';

/** By which field a strategic merge finds the items of a list. */
function mergeKeyOf(name: string): string | undefined {
  return name === 'sync' ? 'localSubPath' : LISTS.includes(name) ? 'name' : undefined;
}

/** Applies a JSON merge patch, or a strategic one, which merges the items of some lists. */
export function merge(target: Value | undefined, patch: Value, isStrategic: boolean): Value {
  if (patch.kind !== 'map') return patch;
  const items = target?.kind === 'map' ? [...target.items] : [];
  for (const item of patch.items) {
    const index = items.findIndex(({name}) => name === item.name);
    const old = items[index];
    const key = isStrategic ? mergeKeyOf(item.name) : undefined;
    const value =
      key !== undefined && old?.value.kind === 'list'
        ? mergeList(old.value, item.value, key)
        : merge(old?.value, item.value, isStrategic);
    if (isNull(value)) items.splice(index, old ? 1 : 0);
    else if (old) items[index] = {...(value.kind === 'map' ? old : item), value};
    else items.push({...item, value});
  }
  return {...(target?.kind === 'map' ? target : mapOf([])), items};
}

function mergeList(target: Value, patch: Value, key: string): Value {
  const items = [...target.items];
  for (const item of patch.items) {
    const wanted = dataAt(item.value, key);
    const index = items.findIndex(({value}) => dataAt(value, key) === wanted);
    const old = items[index];
    if (old) items[index] = {...old, value: merge(old.value, item.value, true)};
    else items.push(item);
  }
  return {...target, items};
}

/** Changes the parent of each of some places. The last places change first, so that the others stay. */
function changeAt(
  value: Value,
  paths: readonly (readonly number[])[],
  change: (parent: Value, index: number) => void,
): Value {
  const changed = {...value, items: [...value.items]};
  for (const index of [...new Set(paths.map(([first = 0]) => first))].sort((a, b) => b - a)) {
    const inside = paths.filter(([first]) => first === index).map(([, ...rest]) => rest);
    const item = changed.items[index];
    if (inside.some(({length}) => length === 0)) change(changed, index);
    else if (item) changed.items[index] = {...item, value: changeAt(item.value, inside, change)};
  }
  return changed;
}

/** Applies a patch. Returns nothing if it has no effect or is refused. */
export function applyPatch(
  root: Value,
  path: readonly PathStep[],
  op: ScalarData,
  value: Item | undefined,
): Value | undefined {
  const matches = matchesOf(root, path);
  if (op === 'remove') {
    if (matches.length === 0) return undefined;
    return changeAt(root, matches, ({items}, index) => items.splice(index, 1));
  }
  if (!value) return undefined;
  if (matches.length === 0) {
    const parents = matchesOf(root, path.slice(0, -1));
    const step = path.at(-1)?.step;
    if (!step || !('key' in step)) return undefined;
    const added = {...value, name: step.key, key: newItem(step.key, value.value).key};
    if (path.length === 1) return {...root, items: [...root.items, added]};
    const maps = new Set<Value>();
    const result = changeAt(root, parents, ({items}, index) => {
      const parent = items[index];
      if (parent?.value.kind !== 'map') return;
      maps.add(parent.value);
      items[index] = {...parent, value: {...parent.value, items: [...parent.value.items, added]}};
    });
    return maps.size > 0 ? result : undefined;
  }
  const refused = new Set<Value>();
  const result = changeAt(root, matches, (parent, index) => {
    const target = parent.items[index];
    if (!target) return;
    const {kind, items} = target.value;
    const put = (...added: Item[]): void => {
      parent.items[index] = {...target, value: {...target.value, items: [...items, ...added]}};
    };
    const item = {...value, name: '', key: ''};
    if (op === 'replace') parent.items[index] = {...value, name: target.name, key: target.key};
    else if (kind === 'list' && value.value.kind !== 'list') put(item);
    else if (kind === 'map' && value.value.kind === 'map') put(...value.value.items);
    else if (kind === 'scalar' && parent.kind === 'list') parent.items.splice(index, 0, item);
    else refused.add(target.value);
  });
  return refused.size > 0 ? undefined : result;
}
