/** Profiles: their parts are converted like sections, and the paths of their patches are translated. */
import {Changes, hasDirective, removeDefaults, type Change, type KnownSections} from './changes.ts';
import {convertName, itemsOf, Context} from './context.ts';
import {convertSections, LISTS, SECTIONS} from './convert-sections.ts';
import {joinConfigName} from './dependencies.ts';
import {parsePath, matchesOf, type PathStep} from './paths.ts';
import {behaviorOf, NAMED, type Behavior, type ProfileBehavior} from './pipelines.ts';
import {
  at,
  copy,
  dataAt,
  find,
  listOf,
  mapOf,
  newItem,
  quote,
  take,
  type Item,
  type Value,
} from './tree.ts';

/** The fields of entries that stay where they are, so that patches of them only need another path. */
const SAME: Readonly<Record<string, RegExp>> = {
  images:
    /^\.(?:image|tags|dockerfile|context|entrypoint|cmd|createPullSecret|appendDockerfileInstructions|rebuildStrategy|restartHelperPath)(?=$|[.[])/,
  deployments:
    /^\.(?:namespace|helm\.(?:values|valuesFiles|displayOutput|templateArgs|chart\.(?:name|version|repo|username|password))|kubectl\.(?:manifests|kustomize|kustomizeArgs|createArgs|applyArgs))(?=$|[.[])/,
  dependencies:
    /^\.(?:namespace|overwriteVars|ignoreDependencies|source\.(?:git|branch|tag|revision))$/,
  vars: /^\.(?!name$)/,
  commands: /^\.(?!name$)/,
  pullSecrets: /^\.(?!disabled$)/,
};

/** Build options, which move to the image. */
const OPTION =
  /^\.build\.(docker|kaniko|buildKit)\.(?:options\.(?:target|network|buildArgs)|skipPush)(?=$|[.[])/;

/** The new names of the entries that a step matches; nothing if the step isn't translated. */
function namesOf(section: string, {step}: PathStep, state: Value): readonly string[] | undefined {
  if ('isAll' in step) return ['*'];
  if (section === 'images') return 'key' in step ? [convertName(step.key)] : undefined;
  const convert = (name: string): string =>
    section === 'vars'
      ? name
      : convertName(name, section === 'commands' ? /[^a-z0-9_-]/g : undefined);
  if ('field' in step && step.field === 'name') return [convert(step.is)];
  if ('key' in step) return undefined;
  const list = at(state, section);
  const names =
    list &&
    matchesOf(list, [{step, text: ''}]).map(([index = 0]) => {
      const name = dataAt(list.items[index]?.value, 'name');
      // The pull secrets of patches have none.
      return section === 'pullSecrets' ? name : convert(String(name ?? index));
    });
  return names?.every((name) => typeof name === 'string') && names.length > 0 ? names : undefined;
}

/** The paths in the new format, if the value stays the same. */
function translate(steps: readonly PathStep[], state: Value): readonly string[] | undefined {
  const [first, entry, ...rest] = steps;
  const section = first?.text ?? '';
  if (!entry) return undefined;
  let inside = rest.map(({text}) => text).join('');
  const engine = section === 'images' ? OPTION.exec(inside)?.[1] : undefined;
  if (engine !== undefined && 'key' in entry.step) {
    // Only the options of one build engine count.
    const build = at(state, 'images', entry.step.key, 'build');
    const others = build?.items.filter(
      ({name, value}) => name !== engine && find(value, 'options'),
    );
    if (others && others.length > 0) return undefined;
    inside = inside.replace(/^\.build\.\w+(?:\.options)?/, '');
  } else if (SAME[section]?.test(inside) !== true) return undefined;
  inside = inside.replace(/^\.source\./, '.');
  return namesOf(section, entry, state)?.map((name) => `${section}.${name}${inside}`);
}

/** Changes the path of a patch, and keeps its quotes. */
function setPath(item: Item, path: string): void {
  const mark = /^["']/.exec(item.value.text)?.[0];
  item.value = {
    ...item.value,
    data: path,
    text: mark === undefined ? quote(path) : mark + path + mark,
  };
}

/** Writes a path as newer formats do: appends without `[-]`, and without the JSON pointers of 4.x. */
function modernizePath(patch: Item, context: Context): void {
  const item = find(patch.value, 'path');
  if (!item) return;
  const old = String(item.value.data);
  const isPointer = context.upTo(9) && /^(?:\/[\w-]+)+$/.test(old);
  const dotted = isPointer
    ? old
        .slice(1)
        .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
        .replaceAll('/', '.')
    : old;
  const isAdd = dataAt(patch.value, 'op') === 'add';
  const path = isAdd ? dotted.replace(/(?:\[-\]|\.-)$/, '') : dotted;
  if (path === old) return;
  setPath(item, path);
  context.change(`\`${old}\` becomes \`${path}\``, item);
}

/** A patch with other paths: a copy for each further one. */
function withPaths(item: Item, paths: readonly string[], context: Context): Item[] {
  const old = dataAt(item.value, 'path');
  return paths.map((path, index) => {
    const patch = index === 0 ? item : {...item, before: [], value: copy(item.value)};
    const place = find(patch.value, 'path');
    if (!place || path === old) return patch;
    setPath(place, path);
    context.change(`\`${String(old)}\` becomes \`${path}\``, place);
    return patch;
  });
}

/** What a patch is in the new format: other paths, or other patches. */
type PatchPlan = Change | {readonly paths: readonly string[]};

/** Applies a patch, and returns what it is in the new format. */
function planPatch(item: Item, changes: Changes): PatchPlan {
  const path = String(dataAt(item.value, 'path'));
  const operation = String(dataAt(item.value, 'op'));
  const value = operation === 'remove' ? undefined : find(item.value, 'value')?.value;
  const unchanged = (reason: string): Change => ({patches: [], reason});
  if (!['add', 'remove', 'replace'].includes(operation))
    return unchanged(`\`op: ${operation}\` has no equivalent in the new format`);
  if (operation !== 'remove' && !value) return unchanged('it has no `value`');
  const steps = parsePath(path);
  if (!steps && path.startsWith('/'))
    return unchanged(
      'its path has slashes, so it had no effect or was refused; write it with dots',
    );
  const [first, , ...inner] = steps ?? [];
  if (first && ['name', 'require'].includes(first.text)) return {paths: [path]};
  if (!steps || !SECTIONS.includes(first?.text ?? ''))
    return unchanged('this path has no equivalent in the new format');
  if (inner.length === 0 && value?.kind === 'scalar' && value.data !== null)
    return unchanged('`value` must be written out in the new format');
  const isTranslated = first?.text !== 'vars' || !value || value.kind === 'scalar';
  const paths = isTranslated ? translate(steps, changes.state) : undefined;
  const change = changes.patch(item, steps, paths === undefined);
  return paths ? {paths} : (change ?? unchanged(''));
}

function convertPatches(list: Value, plan: ReadonlyMap<Item, PatchPlan>, context: Context): void {
  list.items = list.items.flatMap((item) => {
    const change = plan.get(item);
    if (!change) return [item];
    const old = String(dataAt(item.value, 'path'));
    const reason = 'paths' in change ? undefined : change.reason;
    if (reason === undefined) {
      context.drop(item.value, 'from', 'loss', '`from` had no effect');
      if (dataAt(item.value, 'op') === 'remove')
        context.drop(item.value, 'value', 'loss', "`op: remove` doesn't use `value`");
    }
    if ('paths' in change) return withPaths(item, change.paths, context);
    const {patches} = change;
    if (reason !== undefined)
      context.keep(item, 'decision', `the patch of \`${old}\` is a comment now: ${reason}`);
    const [patch] = patches;
    if (!patch) return [];
    patch.before = item.before;
    context.change(`the patch of \`${old}\` is converted`, patch);
    return [...patches];
  });
}

/** Drops entries that come from variables and commands. */
function dropComputed(owner: Value, names: readonly string[], context: Context): void {
  for (const name of names) {
    const value = at(owner, name);
    if (value?.kind === 'scalar' && value.data !== null)
      context.drop(owner, name, 'decision', `\`${name}\` must be written out in the new format`);
  }
}

/** Converts the sections of `replace`, `merge` or `strategicMerge`. */
function convertPart(part: Value, context: Context): void {
  const inner = new Context(context.format, part, context);
  dropComputed(part, SECTIONS, inner);
  convertSections(part, inner);
  context.report(inner);
  for (const [name, names] of inner.devNames) context.addDevNames(name, names);
}

/** Puts the sections of `strategicMerge`, which merged lists by name, into `merge`. */
function convertStrategicMerge(profile: Value, item: Item, context: Context): void {
  const part = item.value;
  for (const section of [...part.items]) {
    const isTaken = find(at(profile, 'merge'), section.name) ?? section.name === 'pullSecrets';
    // `null` removes an image in `merge` too.
    const isUnknown = section.value.items.some(
      ({value}) => value.kind !== 'map' && (section.value.kind === 'list' || value.data !== null),
    );
    if (isTaken !== false || isUnknown || hasDirective(section.value))
      context.drop(
        part,
        section,
        'decision',
        `\`${section.name}\` of \`strategicMerge\` has no equivalent in the new format: use \`merge\` or \`patches\``,
      );
  }
  convertPart(part, context);
  take(profile, 'strategicMerge');
  const merge = find(profile, 'merge');
  if (merge) merge.value.items.push(...part.items);
  else profile.items.push(Object.assign(item, {name: 'merge', key: 'merge'}));
  context.change('`strategicMerge` becomes `merge`', item);
}

/** Applies a profile to a config. Returns what its changes are in the new format, if asked for. */
function applyProfile(profile: Value, changes: Changes, plan?: Map<Item, PatchPlan>): void {
  for (const item of at(profile, 'replace')?.items ?? [])
    if (item.value.kind !== 'scalar') changes.replace(item);
  for (const kind of ['merge', 'strategicMerge'])
    for (const item of at(profile, kind)?.items ?? []) {
      if (item.value.kind === 'scalar' || hasDirective(item.value)) continue;
      const change = changes.merge(item, kind === 'strategicMerge', plan && item.name === 'dev');
      if (change) plan?.set(item, change);
    }
  for (const item of itemsOf(at(profile, 'patches'))) {
    if (item.value.kind !== 'map') continue;
    if (plan) plan.set(item, planPatch(item, changes));
    else {
      const path = parsePath(String(dataAt(item.value, 'path')));
      if (path) changes.patch(item, path);
    }
  }
}

/** The parents of a profile, in the order in which they are applied. */
function parentsOf(
  profile: Value,
  profiles: ReadonlyMap<unknown, Value>,
  seen = new Set([profile]),
): Value[] {
  const parents = itemsOf(at(profile, 'parents')).map(({value}) => dataAt(value, 'profile'));
  return [dataAt(profile, 'parent'), ...parents].flatMap((name) => {
    const parent = name === undefined ? undefined : profiles.get(name);
    if (!parent || seen.has(parent)) return [];
    seen.add(parent);
    return [...parentsOf(parent, profiles, seen), parent];
  });
}

/** What the pipelines do after the changes of a profile. */
function changedBehavior(changes: Changes): Behavior {
  const converted = NAMED.map((name) => ({name, ...changes.convert(name)}));
  const root = mapOf(converted.flatMap(({name, root}) => find(root, name) ?? []));
  const flags = new Map(converted.flatMap(({context}) => [...context.flags]));
  const dev = find(changes.state, 'dev');
  const parts = ['terminal', 'interactive', 'overrideImages'];
  const terminal = dev && mapOf(dev.value.items.filter(({name}) => parts.includes(name)));
  const state = mapOf(terminal ? [{...dev, value: terminal}] : []);
  return behaviorOf(root, flags, changes.convert('dev', state).context.terminal);
}

/** Takes `dev` out of the merges of a profile. Returns patches for it. */
function takeMergedDev(
  profile: Value,
  plan: ReadonlyMap<Item, PatchPlan>,
  context: Context,
): Item[] {
  return ['merge', 'strategicMerge'].flatMap((kind) => {
    const part = at(profile, kind);
    const dev = find(part, 'dev');
    const change = dev && plan.get(dev);
    if (!change || 'paths' in change) return [];
    take(part, 'dev');
    if (change.reason !== undefined)
      context.keep(dev, 'decision', `\`${kind}.dev\` is a comment now: ${change.reason}`);
    for (const patch of change.patches) context.change(`\`${kind}.dev\` becomes a patch`, patch);
    return change.patches;
  });
}

/**
 * Converts all profiles. Returns what they do besides their sections.
 *
 * @param state - The sections before their conversion.
 */
export function convertProfiles(
  list: Value | undefined,
  state: Value,
  context: Context,
): ReadonlyMap<Value, ProfileBehavior> {
  const profiles = itemsOf(list)
    .map(({value}) => value)
    .filter(({kind}) => kind === 'map');
  for (const profile of profiles)
    for (const patch of itemsOf(at(profile, 'patches'))) modernizePath(patch, context);
  const byName = new Map(
    profiles.map((profile): [unknown, Value] => [dataAt(profile, 'name'), profile]).reverse(),
  );
  const known: KnownSections = new WeakMap();
  // Before the conversion of the profiles, which are parents of others.
  const plans = profiles.map((profile) => {
    const parents = parentsOf(profile, byName);
    const changes = new Changes(state, context, known);
    for (const parent of parents) applyProfile(parent, changes);
    const plan = new Map<Item, PatchPlan>();
    applyProfile(profile, changes, plan);
    return {value: profile, plan, parents, behavior: changedBehavior(changes)};
  });
  for (const {value, plan} of plans) {
    dropComputed(value, ['replace', 'merge', 'strategicMerge', 'patches'], context);
    const merged = takeMergedDev(value, plan, context);
    const replace = at(value, 'replace');
    const merge = find(value, 'merge');
    const strategic = find(value, 'strategicMerge');
    if (replace?.kind === 'map') convertPart(replace, context);
    if (merge?.value.kind === 'map') {
      convertPart(merge.value, context);
      for (const section of LISTS) {
        const item = take(merge.value, section);
        if (!item) continue;
        const target = at(value, 'replace') ?? mapOf([]);
        if (!find(value, 'replace')) value.items.push(newItem('replace', target));
        context.put(target, item);
        context.note(
          'info',
          `\`merge.${section}\` replaced the whole list, so it becomes \`replace.${section}\``,
          item,
        );
      }
    }
    if (strategic?.value.kind === 'map') convertStrategicMerge(value, strategic, context);
    removeDefaults(at(value, 'merge') ?? mapOf([]), context.root);
    const patches = at(value, 'patches');
    if (patches?.kind === 'list') convertPatches(patches, plan, context);
    if (patches) patches.items.unshift(...merged);
    else value.items.push(newItem('patches', listOf(merged)));
    for (const name of ['merge', 'patches'])
      if (at(value, name)?.items.length === 0) take(value, name);
    for (const parent of itemsOf(at(value, 'parents'))) joinConfigName(at(parent.value, 'source'));
  }
  return new Map(plans.map(({value, parents, behavior}) => [value, {parents, behavior}]));
}
