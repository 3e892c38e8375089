/** `dependencies` become a map. */
import {becomeMap, convertName, itemsOf, listToMap, type Context} from './context.ts';
import {
  at,
  dataAt,
  find,
  isOn,
  listOf,
  newItem,
  rename,
  take,
  valueOf,
  type Value,
} from './tree.ts';

/** The name of the config becomes a part of the path. */
export function joinConfigName(source: Value | undefined): void {
  const config = take(source, 'configName');
  const path = find(source, 'path') ?? find(source, 'subPath');
  if (config && path) {
    const joined = `${String(path.value.data).replace(/\/$/, '')}/${String(config.value.data)}`;
    path.value = {...valueOf(joined), head: path.value.head};
  } else if (config) source?.items.push(rename(config, 'subPath'));
}

function convertSource(value: Value, context: Context): void {
  const source = find(value, 'source');
  if (source?.value.kind !== 'map') return;
  joinConfigName(source.value);
  const index = value.items.indexOf(source);
  value.items.splice(index, 1, ...source.value.items);
  context.change('`source` moves to the dependency', source);
}

/** Fields of a dependency without an equivalent. `call` is how the pipelines run it. */
const DEPENDENCY_LOST: Readonly<Record<string, (call: string) => string>> = {
  skipBuild: (call) =>
    `has no equivalent: add a pipeline without \`build_images\` to the dependency, and its name with \`--pipeline\` to \`${call}\` in your pipelines`,
  profileParents: () => 'has no equivalent in the new format: list them in `profiles`',
  dev: (call) =>
    `has no equivalent: write \`${call} --pipeline dev\` instead of \`${call}\` in your \`dev\` pipeline`,
};

export function convertDependencies(list: Value, context: Context): void {
  for (const item of [...list.items]) {
    const {value} = item;
    if (!context.isPart && !find(value, 'source')) {
      context.drop(list, item, 'loss', 'a dependency without `source` has no effect');
      continue;
    }
    if (context.upTo(10)) context.set(value, 'overwriteVars', true);
    convertSource(value, context);
    const old = context.upTo(2) ? 'config' : 'profile';
    const profile = take(value, old);
    if (profile) {
      const last = newItem('', {...profile.value, head: ' '});
      const profiles = at(value, 'profiles');
      if (profiles?.kind === 'list') profiles.items.push(last);
      else value.items.push({...rename(profile, 'profiles'), value: listOf([last])});
      context.change(`\`${old}\` becomes the last of \`profiles\``, profile, last);
    }
    const vars = at(value, 'vars');
    for (const item of itemsOf(vars)) {
      const inner = find(item.value, 'value');
      const name = String(dataAt(item.value, 'name'));
      if (vars && (!inner || !find(item.value, 'name'))) {
        context.drop(vars, item, 'loss', 'a variable of a dependency needs `name` and `value`');
        continue;
      }
      if (!inner) continue;
      const value = {...inner.value, head: ' '};
      Object.assign(rename(item, name), {value, trail: inner.trail || item.trail});
    }
    if (vars?.kind === 'list') becomeMap(vars);
  }
  listToMap(list, context, (item, index) => {
    const {value} = item;
    const old = dataAt(value, 'name');
    const source = String(dataAt(value, 'path') ?? dataAt(value, 'git') ?? index);
    const fallback = context.upTo(9)
      ? String(index)
      : (/([^/]+?)(?:\.git)?\/?$/.exec(source)?.[1] ?? String(index));
    const name = convertName(typeof old === 'string' ? old : fallback);
    if (typeof old !== 'string')
      context.note('decision', `the dependency has no name: \`${name}\` is used`, item);
    const call = `run_dependencies ${list.items.length > 1 ? name : '--all'}`;
    for (const [field, describe] of Object.entries(DEPENDENCY_LOST))
      context.drop(value, field, 'loss', `\`${field}\` ${describe(call)}`);
    const disabled = find(value, 'disabled');
    const isDisabled = isOn(disabled?.value);
    if (isDisabled !== undefined) context.flags.set(`dependencies.${name}.disabled`, isDisabled);
    else if (disabled && disabled.value.data !== null) {
      context.flags.set(`dependencies.${name}.varies`, true);
      if (list.items.length > 1)
        context.note(
          'info',
          'pipelines run all dependencies in an undefined order, because DevSpace refuses the name of a disabled one',
          disabled,
        );
    }
    return name;
  });
}
