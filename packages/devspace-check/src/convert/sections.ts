/** `vars`, `pullSecrets` and `commands` become maps. */
import {convertName, itemsOf, listToMap, uniqueName, type Context} from './context.ts';
import {at, dataAt, find, newItem, valueOf, type Item, type Value} from './tree.ts';

export function convertVars(vars: Value, context: Context): void {
  for (const item of vars.items) {
    const {value} = item;
    if (!/^[\w-]*$/.test(String(dataAt(value, 'name') ?? '')))
      context.note(
        'decision',
        'in the new format, names of variables consist of letters, digits, `-` and `_`: rename it',
        item,
      );
    if (value.kind === 'map') context.set(value, 'alwaysResolve', false);
    for (const name of ['value', 'default'])
      if (at(value, name)?.kind !== 'scalar')
        context.drop(
          value,
          name,
          'decision',
          `the \`${name}\` of a variable must be a string, a number or a boolean in the new format`,
        );
  }
  listToMap(vars, context, ({value}, index) => String(dataAt(value, 'name') ?? `var-${index}`));
}

/** A name for a pull secret, from its registry. */
function nameOfSecret({value}: Item): string {
  const registry = String(dataAt(value, 'registry') ?? '');
  const host = registry.replace(/^\w+:\/\//, '').replaceAll(/\$!?\(.*\)/gs, '');
  return convertName(host.replaceAll('_', '-')) || 'pull-secret';
}

/** Names the pull secrets, which have no names in old formats. They keep them if a profile changes their registries. */
export function namePullSecrets(root: Value): void {
  const profiles = itemsOf(at(root, 'profiles')).map(({value}) => value);
  const parts = profiles.flatMap((profile) => [at(profile, 'replace'), at(profile, 'merge')]);
  for (const part of [root, ...parts]) {
    const names = new Set<string>();
    for (const item of itemsOf(at(part, 'pullSecrets')))
      if (item.value.kind === 'map' && !find(item.value, 'name'))
        item.value.items.push(newItem('name', valueOf(uniqueName(nameOfSecret(item), names))));
  }
}

export function convertPullSecrets(list: Value, context: Context): void {
  const names = new Set<string>();
  listToMap(list, context, (item) => {
    // Those of patches have no name yet.
    const wanted = String(dataAt(item.value, 'name') ?? nameOfSecret(item));
    const name = uniqueName(wanted, names);
    context.flag(`pullSecrets.${name}`, item, 'disabled');
    return name;
  });
}

export function convertCommands(list: Value, context: Context): void {
  if (context.upTo(10))
    for (const {value} of list.items)
      if (value.kind === 'map') context.set(value, 'appendArgs', true);
  listToMap(list, context, (item, index) => {
    const old = String(dataAt(item.value, 'name') ?? index);
    const name = convertName(old, /[^a-z0-9_-]/g);
    context.noteName('command', old, name, item);
    return name;
  });
}
