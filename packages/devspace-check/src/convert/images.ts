/** Images: `build` moves up, and old keys get their new names. */
import {absorb, convertName, itemsOf, uniqueName, type Context} from './context.ts';
import {
  addSection,
  at,
  dataAt,
  find,
  isOn,
  listOf,
  mapOf,
  newItem,
  rename,
  take,
  valueOf,
  type Item,
  type Value,
} from './tree.ts';

const ENGINES = ['kaniko', 'docker', 'buildKit'] as const;
const OPTIONS = ['target', 'network', 'buildArgs'] as const;

/** A map in an image, which is added if it's missing. */
function child(map: Value, name: string, context: Context): Value {
  const present = at(map, name);
  if (present?.kind === 'map') return present;
  const value = mapOf([]);
  context.put(map, newItem(name, value));
  return value;
}

function convertOldBuild(image: Value, item: Item, context: Context): void {
  const build = at(image, 'build');
  context.move(build, 'dockerfile', image);
  context.move(build, 'context', image);
  if (find(image, 'insecure')) {
    const hadKaniko = at(build, 'kaniko') !== undefined;
    context.move(image, 'insecure', child(child(image, 'build', context), 'kaniko', context));
    if (!hadKaniko)
      context.note('decision', '`insecure` makes this a kaniko build, as in DevSpace', item);
  }
  if (find(image, 'skipPush'))
    context.move(image, 'skipPush', child(child(image, 'build', context), 'docker', context));
  const options = take(at(image, 'build'), 'options');
  if (options) {
    const all = child(image, 'build', context);
    const engine = child(all, find(all, 'kaniko') ? 'kaniko' : 'docker', context);
    context.put(engine, options);
  }
}

/** A tag in the name of an image is the first of its tags. */
function moveTag(image: Value, context: Context): void {
  const name = find(image, 'image');
  const [, start = '', tag = ''] =
    /^(.+):([\w.-]+|\$\{[\w-]+\})$/.exec(String(name?.value.data)) ?? [];
  if (!name?.value.text.includes(`:${tag}`) || tag === '' || context.isPart) return;
  name.value = {...name.value, data: start, text: name.value.text.replace(`:${tag}`, '')};
  const tags = find(image, 'tags');
  const item = newItem('', valueOf(tag));
  if (tags?.value.kind === 'list') tags.value.items.unshift(item);
  else image.items.push(newItem('tags', listOf([item])));
  context.change('the tag of `image` moves to `tags`', name);
}

/** Moves the keys of `build` one level up. */
function flattenBuild(image: Value, context: Context): void {
  const buildItem = find(image, 'build');
  const build = buildItem?.value;
  if (!buildItem || build?.kind !== 'map') return;
  const index = image.items.indexOf(buildItem);
  const moved: Item[] = [];
  const engines = ENGINES.filter((name) => at(build, name)?.kind === 'map');
  const withOptions = engines.filter((name) => at(build, name, 'options')?.kind === 'map');
  for (const engine of engines) {
    const value = at(build, engine);
    const options = take(value, 'options');
    if (options && engine === withOptions.at(-1)) {
      moved.push(...OPTIONS.flatMap((name) => take(options.value, name) ?? []));
    } else if (options)
      context.keep(
        options,
        'loss',
        `only the options of one build engine count; those of \`${engine}\` had no effect`,
      );
    const push = take(value, 'skipPush');
    // If one of them is on, it counts.
    const other = moved.find(({name}) => name === 'skipPush');
    const wins = isOn(push?.value) !== false && isOn(other?.value) !== true;
    // Without `kaniko`, `docker` is the default.
    const isEmptied = (options ?? push) !== undefined && value?.items.length === 0;
    if (engine === 'docker' && isEmptied && !context.usesKaniko) take(build, engine);
    if (push && !other) moved.push(push);
    else if (push && other && wins) moved.splice(moved.indexOf(other), 1, push);
    const [loser, winner] = wins ? [other, push] : [push, other];
    if (loser && winner) context.change("`skipPush` isn't needed a second time", loser, winner);
  }
  const custom = at(build, 'custom');
  if (custom?.kind === 'map') context.set(custom, 'skipImageArg', false);
  const kaniko = at(build, 'kaniko');
  if (kaniko?.kind === 'map') context.set(kaniko, 'cache', true);
  const all = [...moved, ...build.items];
  for (const item of all) context.change(`\`build.${item.name}\` moves to the image`, item);
  image.items.splice(index, 1, ...all);
}

/** Notes the deprecated fields that keep what the old format did, and how to do without them. */
function noteDeprecated(item: Item, context: Context): void {
  const helper = find(item.value, 'injectLegacyRestartHelper');
  const patches = context.isPatched('RestartHelper')
    ? '; also delete the patches of this field'
    : '';
  if (helper && isOn(helper.value) === true)
    context.note(
      'info',
      `\`injectLegacyRestartHelper\` is deprecated, and kept so that the image contains the restart helper as before: to modernize, delete this field and the dev entry's \`restartHelper\`, and copy the Dockerfile's \`ENTRYPOINT\` and \`CMD\` to \`command\` and \`args\` in the dev entry${patches}`,
      helper,
    );
  const skip = find(at(item.value, 'custom'), 'skipImageArg');
  if (skip && isOn(skip.value) === false)
    context.note(
      'info',
      `\`skipImageArg\` is deprecated, and kept so that \`command\` gets the image as an argument as before: to modernize, write \`\${runtime.images.${convertName(item.name)}}\` in \`command\`, and delete \`skipImageArg\``,
      item,
      skip,
    );
}

function appendToTags(image: Value): void {
  for (const {value} of at(image, 'tags')?.items ?? []) {
    const {text} = value;
    const [, body = text, end = ''] = /^(.*?)(["']?)$/s.exec(text) ?? [];
    const isQuoted = end !== '' && text.startsWith(end);
    value.text = isQuoted ? `${body}-#####${end}` : `${text}-#####`;
    value.data = `${String(value.data)}-#####`;
  }
}

function convertImage(item: Item, synced: ReadonlySet<unknown>, context: Context): void {
  const image = item.value;
  if (image.kind !== 'map') return;
  if (context.upTo(1)) convertOldBuild(image, item, context);
  if (context.upTo(5)) context.rename(at(image, 'build', 'custom'), 'flags', 'args');
  if (context.upTo(6)) {
    const tag = find(image, 'tag');
    if (tag) {
      const only = {...newItem('', {...tag.value, head: ' '}), trail: tag.trail};
      const column = tag.line === 0 ? undefined : tag.column + 2;
      Object.assign(rename(tag, 'tags'), {trail: '', value: {...listOf([only]), column}});
      context.change('`tag` becomes `tags`', tag);
    }
  }
  if (context.upTo(7)) context.rename(at(image, 'build', 'kaniko'), 'flags', 'args');
  if (context.upTo(9)) {
    const append = find(image, 'tagsAppendRandom');
    const tags = find(image, 'tags');
    if (append && tags && !image.isFlow) absorb(tags, append);
    const isRandom = context.takeSwitch(item, 'tagsAppendRandom', 'becomes `-#####` in each tag');
    if (isRandom === true) appendToTags(image);
    const isSynced = synced.has(item.name);
    const isPreferred = context.takeSwitch(
      item,
      'preferSyncOverRebuild',
      isSynced ? 'becomes `rebuildStrategy`' : "isn't needed without a sync",
    );
    if ((isPreferred === true || context.upTo(8)) && isSynced)
      context.set(image, 'rebuildStrategy', 'ignoreContextChanges');
  }
  context.rename(image, 'injectRestartHelper', 'injectLegacyRestartHelper');
  moveTag(image, context);
  flattenBuild(image, context);
  noteDeprecated(item, context);
  if (context.upTo(2) && !context.isPart) context.set(image, 'createPullSecret', false);
}

export function convertImages(images: Value, context: Context): void {
  const synced = new Set(
    at(context.root, 'dev', 'sync')?.items.map(({value}) => dataAt(value, 'imageName')),
  );
  for (const item of [...images.items]) {
    if (item.name === '<<') continue;
    const name = convertName(item.name);
    context.flag(`images.${name}`, find(item.value, 'build'), 'disabled', item);
    convertImage(item, synced, context);
    context.noteName('image', item.name, name, item);
    if (name !== item.name) rename(item, name);
  }
}

/** Writes the new names of images in `image(NAME)`, `tag(NAME)` and runtime variables. */
export function renameReferences(root: Value): void {
  const names = new Map(
    (at(root, 'images')?.items ?? []).flatMap(({name}) =>
      name === '<<' || convertName(name) === name ? [] : [[name, convertName(name)]],
    ),
  );
  const replace = (text: string): string =>
    text.replaceAll(
      /(\b(?:image|tag)\(|\{runtime\.images\.)([\w-]+)/g,
      (_, start: string, name: string) => start + (names.get(name) ?? name),
    );
  const visit = ({value}: Item): void => {
    value.text = replace(value.text);
    if (typeof value.data === 'string') value.data = replace(value.data);
    value.items.forEach(visit);
  };
  if (names.size > 0) root.items.forEach(visit);
}

/** Fills in the variables with a fixed value, and those with a default if asked for. */
function fillConstants(
  text: string,
  vars: Value | undefined,
  withDefaults = false,
  around: readonly string[] = [],
): string {
  return text.replaceAll(/\$!?\{([\w-]+)\}/g, (variable, name: string) => {
    const fallback = withDefaults ? dataAt(vars, name, 'default') : undefined;
    const value = dataAt(vars, name, 'value') ?? fallback;
    if (value === undefined || around.includes(name) || /\$!?\(/.test(String(value)))
      return variable;
    return fillConstants(String(value), vars, withDefaults, [...around, name]);
  });
}

/** An image whose registry has no pull secret yet. */
interface MissingSecret {
  readonly item: Item;
  readonly image: string;
  /** Undefined if it isn't known, or Docker Hub by default. */
  readonly registry: string | undefined;
  /** Whether the registry comes from the default of a variable. */
  readonly isDefault: boolean;
}

/** The images whose registry has no pull secret yet, one of each registry, which is then known. */
function findRegistries(
  images: Value | undefined,
  vars: Value | undefined,
  known: Set<string>,
  isChanged: boolean,
): MissingSecret[] {
  const hostOf = (image: string): string => image.slice(0, Math.max(0, image.indexOf('/')));
  return (images?.items ?? []).flatMap((item): MissingSecret[] => {
    if (isOn(at(item.value, 'createPullSecret')) === false) return [];
    const written = dataAt(item.value, 'image');
    if (typeof written !== 'string') return [];
    const image = fillConstants(written, vars);
    const own = hostOf(image);
    // Without a slash, a variable can contain the registry.
    const isDefault = own === '' ? /^\$!?[{(]/.test(image) : hasVariable(own);
    const host = isDefault ? hostOf(fillConstants(written, vars, true)) : own;
    // A variable with a host name stays: it can have another value.
    const registry =
      own !== '' && isDefault && fillConstants(own, vars, true) === host ? own : host;
    const isHost = /^\$!?\{[^(]*$|[.:]|^localhost$/.test(registry) && !registry.includes('(');
    if (!isHost || /^(?:index\.)?docker\.io$/.test(registry)) {
      if (!isDefault || known.has(image)) return [];
      known.add(image);
      return [{item, image, registry: undefined, isDefault}];
    }
    if (known.has(registry) || (!isChanged && known.has(host))) return [];
    known.add(registry);
    return [{item, image, registry, isDefault}];
  });
}

function hasVariable(text: string): boolean {
  return /\$!?[{(]/.test(text);
}

function unknownRegistry(image: string, {oldVersion}: Context): string {
  return `${oldVersion} creates a pull secret for the registry of \`${image}\`: if the cluster needs one, add an entry to \`pullSecrets\`, such as \`registry: ghcr.io\``;
}

interface ImagesOfProfile {
  readonly images: Value | undefined;
  /** The patch with them. */
  readonly patch?: Item;
}

/** The images in the patches of a profile. */
function imagePatches(profile: Value): ImagesOfProfile[] {
  return itemsOf(at(profile, 'patches')).flatMap((patch) => {
    const path = String(dataAt(patch.value, 'path'));
    const [whole, name, field] = /^images(?:\.([\w*-]+)(\.image)?)?$/.exec(path) ?? [];
    const value = at(patch.value, 'value');
    if (whole === undefined || !value) return [];
    if (name === undefined) return [{images: value, patch}];
    const image = field === undefined ? value : mapOf([newItem('image', value)]);
    return [{images: mapOf([newItem(name, image)]), patch}];
  });
}

/** Adds the pull secrets that DevSpace created for the registries of images. */
export function addPullSecrets(root: Value, context: Context): void {
  const vars = at(root, 'vars');
  // Profiles can change the variables.
  const isChanged = find(root, 'profiles') !== undefined;
  const known = new Set(
    at(root, 'pullSecrets')?.items.map(({value}) =>
      fillConstants(String(dataAt(value, 'registry')), vars, !isChanged),
    ),
  );
  const found = findRegistries(at(root, 'images'), vars, known, isChanged);
  const names = new Set(at(root, 'pullSecrets')?.items.map(({name}) => name));
  const added = found.flatMap(({item, image, registry, isDefault}) => {
    if (registry === undefined) {
      context.note('decision', unknownRegistry(image, context), item);
      return [];
    }
    const secret = newItem(uniqueName(item.name, names), valueOf({registry}));
    context.change(`the pull secret of \`${registry}\` moves to \`pullSecrets\``, item, secret);
    if (isDefault)
      context.note(
        'decision',
        hasVariable(registry)
          ? `the new format needs a pull secret for the registry of \`${image}\`: its value must be a host name, such as \`ghcr.io\`; remove it if that's Docker Hub`
          : `the pull secret is for \`${registry}\`, where \`${image}\` is by default: change it if the variable has another value`,
        item,
        secret,
      );
    return [secret];
  });
  for (const {value: profile} of at(root, 'profiles')?.items ?? []) {
    const parts: ImagesOfProfile[] = ['merge', 'replace'].map((part) => ({
      images: at(profile, part, 'images'),
    }));
    for (const {images, patch} of [...parts, ...imagePatches(profile)])
      for (const {item, image, registry} of findRegistries(images, vars, known, isChanged))
        context.note(
          'decision',
          registry === undefined
            ? unknownRegistry(image, context)
            : `the new format creates pull secrets only for \`pullSecrets\`: if the cluster needs one for this image, add an entry with \`registry: ${registry}\``,
          patch ?? item,
        );
  }
  if (added.length === 0) return;
  const section = find(root, 'pullSecrets');
  if (section?.value.kind === 'map') section.value.items.push(...added);
  else addSection(root, ['images'], newItem('pullSecrets', mapOf(added)));
}
