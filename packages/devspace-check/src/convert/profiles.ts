/** Profiles: their parts are converted like sections, and the paths of their patches are translated. */
import {allComments, asComment, convertName, itemsOf, Context} from './context.ts';
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
  dev: 'the entries of `dev` have other names and fields in the new format: patch them there',
  unknown: 'this path has no equal in the new format',
  whole: 'sections are maps in the new format: patch each entry',
};

/** The path in the new format, or the reason why there is none. */
function translate(
  path: string,
  names: SectionNames,
): {readonly path: string} | {readonly reason: string} {
  if (path.startsWith('/') || path.includes('..')) return {reason: REASONS.slash};
  const [, section = '', rest = ''] = /^([A-Za-z]+)(.*)$/s.exec(path) ?? [];
  if (section === 'dev') return {reason: REASONS.dev};
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
    if (/^\.build(?:\.(?:docker|kaniko|buildKit)\.options|\.disabled)?$/.test(inside))
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
      /^\.(?:disabled|concurrent)$|^\.helm\.(?:wait|timeout|atomic|force|rollback|cleanupOnFail|disableHooks|componentChart)\b/.test(
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

/** Patches that remove paths, with the place of another patch. */
function removals(paths: readonly string[], {line, column}: Item, before: string[]): Item[] {
  return paths.map((path, index) => ({
    ...newItem('', valueOf({op: 'remove', path})),
    before: index === 0 ? before : [],
    line,
    column,
  }));
}

/** Replaces a patch of `images.X.build` by one for each key. */
function splitBuild(item: Item, image: string, context: Context): Item[] | undefined {
  const value = find(item.value, 'value');
  if (dataAt(item.value, 'op') === 'remove') {
    const keys = context.movedKeys.get(image) ?? [];
    if (keys.length === 0) return undefined;
    const paths = keys.map((key) => `images.${image}.${key}`);
    const lines = allComments(item).map((line) => ' '.repeat(item.column) + line);
    return removals(paths, item, lines);
  }
  if (value?.value.kind !== 'map') return undefined;
  const holder = mapOf([{...value, name: 'build', key: 'build'}]);
  const images = mapOf([newItem(image, holder)]);
  convertImages(images, new Context(context.format, mapOf([newItem('images', images)]), true));
  const keys = holder.items.filter(
    ({name}) => !['createPullSecret', 'skipImageArg'].includes(name),
  );
  return keys.map((inner, index) => {
    const patch = mapOf([
      newItem('op', valueOf(String(dataAt(item.value, 'op')))),
      newItem('path', valueOf(`images.${image}.${inner.name}`)),
      {...inner, name: 'value', key: 'value'},
    ]);
    const split = newItem('', patch);
    const path = find(item.value, 'path');
    if (index === 0)
      split.before = [
        ...item.before,
        ...(path ? allComments(path) : []).map((line) => ' '.repeat(item.column) + line),
      ];
    return {...split, line: item.line, column: item.column};
  });
}

function convertPatches(section: Item, names: SectionNames, context: Context): void {
  const list = section.value;
  if (list.kind !== 'list') return;
  const kept: Item[] = [];
  let pending: string[] = [];
  for (const item of itemsOf(list)) {
    const pathItem = find(item.value, 'path');
    const old = String(pathItem?.value.data);
    const [, image] = /^images\.([\w-]+)\.build$/.exec(old) ?? [];
    const split = image === undefined ? undefined : splitBuild(item, image, context);
    const removed = old === 'pullSecrets' && dataAt(item.value, 'op') === 'remove';
    if (removed) {
      // Only those of the old file: the secrets for images are added after the profiles.
      const lines = allComments(item).map((line) => ' '.repeat(item.column) + line);
      const paths = (names.get('pullSecrets') ?? []).map(([, name]) => `pullSecrets.${name}`);
      kept.push(...removals(paths, item, lines));
      context.change('the patch of `pullSecrets` is split', item);
      continue;
    }
    if (split) {
      context.change(`the patch of \`${old}\` is split`, item);
      kept.push(...split);
      continue;
    }
    let result = translate(old, names);
    const operation = String(dataAt(item.value, 'op'));
    if (operation !== 'remove' && !find(item.value, 'value'))
      result = {reason: 'it has no `value`'};
    if (!['add', 'remove', 'replace'].includes(operation))
      result = {reason: `\`op: ${operation}\` has no equal in the new format`};
    if ('path' in result) context.drop(item.value, 'from', 'loss', '`from` had no effect');
    const hasValue =
      find(item.value, 'value')?.value.kind !== 'scalar' && find(item.value, 'value') !== undefined;
    if (
      'path' in result &&
      hasValue &&
      /^(?:images(?:\.[^.]+)?|vars|deployments(?:\.[^.]+(?:\.helm)?)?|dependencies(?:\.[^.]+)?|commands|pullSecrets)$/.test(
        result.path,
      )
    )
      result = {reason: REASONS.whole};
    if ('path' in result && dataAt(item.value, 'op') === 'add' && LISTS.includes(result.path))
      result = {reason: REASONS.whole};
    if ('reason' in result) {
      context.note(
        'decision',
        `the patch of \`${old}\` is a comment now: ${result.reason}`,
        item,
        section,
      );
      pending.push(
        ...item.before,
        ...asComment({...item, trail: item.trail}, result.reason).map(
          (line) => ' '.repeat(item.column) + line,
        ),
      );
      continue;
    }
    if (pathItem && result.path !== old) {
      const {text} = pathItem.value;
      const mark = /^["']/.exec(text)?.[0];
      pathItem.value.text = mark === undefined ? quote(result.path) : mark + result.path + mark;
      pathItem.value.data = result.path;
      context.change(`\`${old}\` becomes \`${result.path}\``, pathItem);
    }
    if (pending.length > 0) item.before = [...pending, ...item.before];
    pending = [];
    kept.push(item);
  }
  list.items = kept;
  if (list.isFlow && pending.length > 0)
    context.orphans.push(...pending.map((line) => line.trim()));
  else list.after = [...pending, ...list.after];
}

/** Converts the sections of `replace` or `merge`. */
function convertPart(part: Value, context: Context): void {
  const inner = new Context(context.format, part, true);
  for (const section of [...LISTS, 'hooks']) {
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
  if (find(part, 'dev'))
    inner.drop(
      part,
      'dev',
      'decision',
      'the entries of `dev` have other names and fields in the new format',
    );
  for (const note of inner.notes) context.notes.push(note);
  for (const change of inner.changes) context.changes.push(change);
  context.orphans.push(...inner.orphans);
}

/** The sections whose names are in generated pipelines. */
const IN_PIPELINES = ['images', 'deployments', 'dependencies', 'pullSecrets'];

/** Notes the profiles that add or remove what the generated pipelines list by name. */
export function notePipelines(list: Value | undefined, context: Context): void {
  for (const item of itemsOf(list)) {
    const sections = IN_PIPELINES.filter(
      (section) =>
        at(item.value, 'replace', section) ??
        at(item.value, 'merge', section) ??
        itemsOf(at(item.value, 'patches')).find(
          ({value}) =>
            dataAt(value, 'op') !== 'replace' &&
            new RegExp(`^${section}(?:\\.[^.]+)?$`).test(String(dataAt(value, 'path'))),
        ),
    );
    if (sections.length > 0)
      context.note(
        'decision',
        `the pipelines list names, and this profile can change them in ${sections.map((name) => `\`${name}\``).join(', ')}: patch \`pipelines.deploy.run\` and the other pipelines`,
        item,
      );
  }
}

/** Converts all profiles. */
export function convertProfiles(
  list: Value | undefined,
  names: SectionNames,
  context: Context,
): void {
  for (const {value} of itemsOf(list)) {
    if (value.kind !== 'map') continue;
    context.drop(
      value,
      'strategicMerge',
      'decision',
      '`strategicMerge` has no equal in the new format: use `merge`',
    );
    const replace = at(value, 'replace');
    const merge = at(value, 'merge');
    if (replace?.kind === 'map') convertPart(replace, context);
    if (merge?.kind === 'map') {
      convertPart(merge, context);
      for (const section of LISTS) {
        const item = take(merge, section);
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
    const patches = find(value, 'patches');
    if (patches) convertPatches(patches, names, context);
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
  }
}
