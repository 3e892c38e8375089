/** Profiles: their parts are converted like sections, and the paths of their patches are translated. */
import {convertName, itemsOf, Context} from './context.ts';
import {convertDev} from './dev.ts';
import type {ProfileBehavior} from './pipelines.ts';
import {
  DevChanges,
  hasDirective,
  newPatch,
  removeDefaults,
  type DevChange,
  type DevState,
} from './dev-changes.ts';
import {convertImages} from './images.ts';
import {
  convertCommands,
  convertDependencies,
  convertDeployments,
  convertHooks,
  convertPullSecrets,
  convertVars,
} from './sections.ts';
import {
  at,
  dataAt,
  find,
  mapOf,
  newItem,
  quote,
  take,
  valueOf,
  type Item,
  type Value,
} from './tree.ts';

/** The sections that are lists of named items in old formats. */
const LISTS = ['vars', 'deployments', 'dependencies', 'commands', 'pullSecrets'];

/** The new names of the items of each list, in their order. */
export type SectionNames = ReadonlyMap<string, ReadonlyArray<readonly [old: string, name: string]>>;

/** Finds the names of the items before the sections are converted. */
export function findSectionNames(root: Value): SectionNames {
  return new Map(
    LISTS.map((section) => [
      section,
      itemsOf(at(root, section)).map(({value}, index): readonly [string, string] => {
        const old = String(dataAt(value, 'name') ?? index);
        if (section === 'vars') return [old, old];
        if (section === 'pullSecrets') return [old, `pull-secret-${index}`];
        return [old, convertName(old, section === 'commands' ? /[^a-z0-9_-]/g : undefined)];
      }),
    ]),
  );
}

const REASONS = {
  slash: 'had no effect or was refused: write the path with dots',
  unknown: 'this path has no equivalent in the new format',
  whole: 'sections are maps in the new format: patch each entry',
};

/** Paths of flags that change the pipelines. */
const FLAG = /^(images|dependencies|deployments)\.[\w-]+\.(?:disabled|concurrent)$/;

/** The path in the new format, or the reason why there is none. */
function translate(
  path: string,
  names: SectionNames,
): {readonly path: string} | {readonly reason: string} {
  if (path.startsWith('/') || path.includes('..')) return {reason: REASONS.slash};
  const [, section = '', rest = ''] = /^([A-Za-z]+)(.*)$/s.exec(path) ?? [];
  if (section === 'images') {
    const [, name = '', inside = ''] = /^\.([^.[]+)(.*)$/s.exec(rest) ?? [];
    if (rest === '') return {path};
    const start = `images.${convertName(name)}`;
    const [, engine, field] =
      /^\.build\.(docker|kaniko|buildKit)(?:\.options)?\.(target|network|buildArgs|skipPush)(?=$|[.[])/.exec(
        inside,
      ) ?? [];
    if (engine !== undefined && field !== undefined)
      return {path: start + inside.slice(inside.indexOf(`.${field}`))};
    if (/^\.build(?:\.(?:docker|kaniko|buildKit)\.options)?$/.test(inside))
      return {reason: REASONS.unknown};
    return {
      path:
        start +
        inside
          .replace(/^\.build\./, '.')
          .replace(/^\.injectRestartHelper/, '.injectLegacyRestartHelper'),
    };
  }
  if (!LISTS.includes(section)) return {path};
  const list = names.get(section) ?? [];
  const [whole, index, selected] = /^(?:\[(\d+)\]|\.?(?:\[)?name=([^.\]]+)\]?)/.exec(rest) ?? [];
  if (whole === undefined) return rest === '' ? {path} : {reason: REASONS.unknown};
  const name =
    index === undefined
      ? (list.find(([old]) => old === selected)?.[1] ?? convertName(selected ?? ''))
      : list[Number(index)]?.[1];
  if (name === undefined) return {reason: REASONS.unknown};
  let inside = rest.slice(whole.length);
  if (section === 'dependencies' && inside === '.source') return {reason: REASONS.unknown};
  if (section === 'dependencies') inside = inside.replace(/^\.source\./, '.');
  if (section === 'deployments') {
    if (
      /^\.helm\.(?:wait|timeout|atomic|force|rollback|cleanupOnFail|disableHooks|componentChart)\b/.test(
        inside,
      )
    )
      return {reason: REASONS.unknown};
    inside = inside
      .replace(/^\.(?:helm|kubectl)\.replaceImageTags/, '.updateImageTags')
      .replace(/^\.kubectl\.cmdPath/, '.kubectl.kubectlBinaryPath')
      .replace(/^\.kubectl\.flags/, '.kubectl.applyArgs');
  }
  if (inside === '.name') return {reason: REASONS.unknown};
  return {path: `${section}.${name}${inside}`};
}

/** Replaces a patch of `images.X.build` by one for each key. */
function splitBuild(item: Item, image: string, context: Context): Item[] | undefined {
  const value = find(item.value, 'value');
  if (dataAt(item.value, 'op') === 'remove') {
    const keys = context.movedKeys.get(image) ?? [];
    if (keys.length === 0) return undefined;
    return keys.map((key) => newPatch('remove', `images.${image}.${key}`, item));
  }
  if (value?.value.kind !== 'map') return undefined;
  const holder = mapOf([{...value, name: 'build', key: 'build'}]);
  const images = mapOf([newItem(image, holder)]);
  convertImages(images, new Context(context.format, mapOf([newItem('images', images)]), true));
  const keys = holder.items.filter(
    ({name}) => !['createPullSecret', 'skipImageArg'].includes(name),
  );
  const op = String(dataAt(item.value, 'op'));
  return keys.map((inner) => newPatch(op, `images.${image}.${inner.name}`, item, inner));
}

/** Changes the path of a patch, and keeps its quotes. */
function setPath(item: Item, path: string): void {
  const mark = /^["']/.exec(item.value.text)?.[0];
  item.value.text = mark === undefined ? quote(path) : mark + path + mark;
  item.value.data = path;
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
  if (path !== old) setPath(item, path);
}

/** Converts a patch of a whole section or entry. Returns nothing if the value isn't one. */
function convertWhole(
  item: Item,
  path: string,
  flags: Map<string, boolean>,
  context: Context,
): Item[] | undefined {
  const [section = '', name, ...rest] = path.split('.');
  const value = find(item.value, 'value');
  if (!value || rest.length > 0 || section === 'pullSecrets') return undefined;
  const op = String(dataAt(item.value, 'op'));
  const isList = LISTS.includes(section);
  if (
    value.value.kind === 'list'
      ? !isList || op === 'add' || name !== undefined
      : isList && op !== 'add' && name === undefined
  )
    return undefined;
  const entry = newItem(isList ? '' : (name ?? ''), value.value);
  if (isList && name !== undefined && !find(value.value, 'name'))
    value.value.items.push(newItem('name', valueOf(name)));
  const isSection = value.value.kind === 'list' || (!isList && name === undefined);
  const whole = isSection ? value.value : {...(isList ? valueOf([]) : mapOf([])), items: [entry]};
  const part = mapOf([newItem(section, whole)]);
  for (const [flag, isOn] of convertPart(part, context)) flags.set(flag, isOn);
  if (isSection) return [newPatch(op, section, item, {...value, value: whole})];
  return whole.items.map((inner) =>
    newPatch(op, `${section}.${inner.name}`, item, {...value, value: inner.value}),
  );
}

/** The patches in the new format, or the reason why there are none. */
function convertPatch(
  item: Item,
  names: SectionNames,
  plan: ReadonlyMap<Item, DevChange>,
  flags: Map<string, boolean>,
  context: Context,
): DevChange {
  const pathItem = find(item.value, 'path');
  const old = String(pathItem?.value.data);
  const operation = String(dataAt(item.value, 'op'));
  const value = find(item.value, 'value');
  const unchanged = (reason: string): DevChange => ({patches: [], reason});
  if (!['add', 'remove', 'replace'].includes(operation))
    return unchanged(`\`op: ${operation}\` has no equivalent in the new format`);
  if (operation !== 'remove' && !value) return unchanged('it has no `value`');
  const change = plan.get(item);
  if (change) return change;
  // Only those of the old file: the secrets for images are added after the profiles.
  if (old === 'pullSecrets' && operation === 'remove')
    return {
      patches: (names.get('pullSecrets') ?? []).map(([, name]) =>
        newPatch('remove', `pullSecrets.${name}`, item),
      ),
    };
  const [, image] = /^images\.([\w-]+)\.build$/.exec(old) ?? [];
  const split = image === undefined ? undefined : splitBuild(item, image, context);
  if (split) return {patches: split};
  const result = translate(old, names);
  if ('reason' in result) return unchanged(result.reason);
  const [, section] = FLAG.exec(result.path) ?? [];
  if (section !== undefined) {
    const isOn = operation === 'remove' ? false : value?.value.data;
    if (typeof isOn !== 'boolean') return unchanged("pipelines can't depend on a variable");
    flags.set(result.path, isOn);
    // Only dependencies still have the flag.
    if (section !== 'dependencies') return {patches: []};
  }
  const isWhole =
    /^(?:images|deployments|dependencies)(?:\.[^.]+)?$|^deployments\.[^.]+\.helm$/.test(
      result.path,
    ) || LISTS.includes(result.path);
  if (value && isWhole && (value.value.kind !== 'scalar' || operation === 'add')) {
    const patches = convertWhole(item, result.path, flags, context);
    return patches ? {patches} : unchanged(REASONS.whole);
  }
  context.drop(item.value, 'from', 'loss', '`from` had no effect');
  if (pathItem && result.path !== old) {
    setPath(pathItem, result.path);
    context.change(`\`${old}\` becomes \`${result.path}\``, pathItem);
  }
  return {patches: [item]};
}

function convertPatches(
  list: Value,
  names: SectionNames,
  plan: ReadonlyMap<Item, DevChange>,
  flags: Map<string, boolean>,
  context: Context,
): void {
  if (list.kind !== 'list') return;
  list.items = list.items.flatMap((item) => {
    const old = String(dataAt(item.value, 'path'));
    const {patches, reason} = convertPatch(item, names, plan, flags, context);
    if (reason !== undefined)
      context.keep(item, 'decision', `the patch of \`${old}\` is a comment now: ${reason}`);
    const [first] = patches;
    if (first && first !== item) {
      first.before = item.before;
      context.change(`the patch of \`${old}\` is converted`, first);
    }
    return patches;
  });
}

/** Converts the sections of `replace`, `merge` or `strategicMerge`. Returns the flags in them. */
function convertPart(part: Value, context: Context): Context['flags'] {
  const inner = new Context(context.format, part, true);
  for (const section of [...LISTS, 'hooks', 'images', 'dev']) {
    const value = at(part, section);
    if (value?.kind === 'scalar' && value.data !== null)
      inner.drop(part, section, 'decision', `\`${section}\` must be written out in the new format`);
  }
  convertVars(at(part, 'vars'), inner);
  convertImages(at(part, 'images'), inner);
  convertPullSecrets(at(part, 'pullSecrets'), inner);
  convertHooks(at(part, 'hooks'), inner);
  convertDeployments(at(part, 'deployments'), inner);
  convertDependencies(at(part, 'dependencies'), inner);
  convertCommands(at(part, 'commands'), inner);
  convertDev(part, inner);
  context.notes.push(...inner.notes);
  context.changes.push(...inner.changes);
  context.remarks.push(...inner.remarks);
  return inner.flags;
}

/** Puts the sections of `strategicMerge`, which merged lists by name, into `merge`. */
function convertStrategicMerge(profile: Value, item: Item, context: Context): Context['flags'] {
  const part = item.value;
  for (const section of [...part.items]) {
    const isTaken = find(at(profile, 'merge'), section.name) ?? section.name === 'pullSecrets';
    const isUnknown = section.value.items.some(({value}) => value.kind !== 'map');
    if (isTaken !== false || isUnknown || hasDirective(section.value))
      context.drop(
        part,
        section,
        'decision',
        '`strategicMerge` has no equivalent in the new format for this: use `merge` or `patches`',
      );
  }
  const flags = convertPart(part, context);
  take(profile, 'strategicMerge');
  const merge = find(profile, 'merge');
  if (merge) merge.value.items.push(...part.items);
  else profile.items.push(Object.assign(item, {name: 'merge', key: 'merge'}));
  context.change('`strategicMerge` becomes `merge`', item);
  return flags;
}

/** Applies a profile to `dev`. Returns what its changes are in the new format. */
function planDev(profile: Value, changes: DevChanges): Map<Item, DevChange> {
  const plan = new Map<Item, DevChange>();
  const replaced = at(profile, 'replace', 'dev');
  if (replaced?.kind === 'map') changes.replace(replaced);
  for (const kind of ['merge', 'strategicMerge']) {
    const item = find(at(profile, kind), 'dev');
    if (item?.value.kind === 'map' && !hasDirective(item.value))
      plan.set(item, changes.merge(item, kind === 'strategicMerge'));
  }
  for (const item of itemsOf(at(profile, 'patches')))
    if (/^dev\b/.test(String(dataAt(item.value, 'path')))) plan.set(item, changes.patch(item));
  return plan;
}

/** The parents of a profile, in the order in which they are applied. */
function parentsOf(profile: Value, profiles: readonly Value[], seen = new Set([profile])): Value[] {
  const parents = itemsOf(at(profile, 'parents')).map(({value}) => dataAt(value, 'profile'));
  return [dataAt(profile, 'parent'), ...parents].flatMap((name) => {
    const parent = profiles.find((value) => dataAt(value, 'name') === name);
    if (name === undefined || !parent || seen.has(parent)) return [];
    seen.add(parent);
    return [...parentsOf(parent, profiles, seen), parent];
  });
}

/** Takes `dev` out of the merges of a profile. Returns patches for it. */
function takeMergedDev(
  profile: Value,
  plan: ReadonlyMap<Item, DevChange>,
  context: Context,
): Item[] {
  return ['merge', 'strategicMerge'].flatMap((kind) => {
    const part = at(profile, kind);
    const dev = find(part, 'dev');
    const change = dev && plan.get(dev);
    if (!change) return [];
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
 * @param dev - The section `dev` before its conversion.
 */
export function convertProfiles(
  list: Value | undefined,
  names: SectionNames,
  dev: DevState,
  context: Context,
): ReadonlyMap<Value, ProfileBehavior> {
  const profiles = itemsOf(list)
    .map(({value}) => value)
    .filter(({kind}) => kind === 'map');
  for (const profile of profiles)
    for (const patch of itemsOf(at(profile, 'patches'))) modernizePath(patch, context);
  // Before the conversion of the profiles, which are parents of others.
  const plans = profiles.map((profile) => {
    const parents = parentsOf(profile, profiles);
    const state = parents.reduce<DevState>((start, parent) => {
      const changes = new DevChanges(start, new Context(context.format, parent, true));
      planDev(parent, changes);
      return changes.state;
    }, dev);
    const changes = new DevChanges(state, context);
    const plan = planDev(profile, changes);
    return {value: profile, plan, behavior: {parents, terminal: changes.terminal}};
  });
  const behaviors = plans.map(({value, plan, behavior}): [Value, ProfileBehavior] => {
    const flags = new Map<string, boolean>();
    const addFlags = (added: Context['flags']): void => {
      for (const [name, flag] of added) flags.set(name, flag);
    };
    for (const name of ['replace', 'merge', 'strategicMerge', 'patches']) {
      const part = at(value, name);
      if (part?.kind === 'scalar' && part.data !== null)
        context.drop(value, name, 'decision', `\`${name}\` must be written out in the new format`);
    }
    const merged = takeMergedDev(value, plan, context);
    const replace = at(value, 'replace');
    const merge = find(value, 'merge');
    const strategic = find(value, 'strategicMerge');
    if (replace?.kind === 'map') addFlags(convertPart(replace, context));
    if (merge?.value.kind === 'map') {
      addFlags(convertPart(merge.value, context));
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
    if (strategic?.value.kind === 'map') addFlags(convertStrategicMerge(value, strategic, context));
    removeDefaults(at(value, 'merge') ?? mapOf([]), context.root);
    const patches = at(value, 'patches');
    if (patches) convertPatches(patches, names, plan, flags, context);
    if (merged.length > 0 && patches) patches.items.unshift(...merged);
    else if (merged.length > 0)
      value.items.push(newItem('patches', {...valueOf([]), items: merged}));
    for (const name of ['merge', 'patches'])
      if (at(value, name)?.items.length === 0) take(value, name);
    for (const parent of itemsOf(at(value, 'parents'))) {
      const source = at(parent.value, 'source');
      const config = take(source, 'configName');
      const path = find(source, 'path') ?? find(source, 'subPath');
      if (config && path)
        path.value = {
          ...valueOf(`${String(path.value.data)}/${String(config.value.data)}`),
          head: path.value.head,
        };
    }
    return [value, {...behavior, flags}];
  });
  return new Map(behaviors);
}
