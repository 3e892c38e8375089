/** Variables, pull secrets, deployments, dependencies, commands and hooks. */
import {asComment, convertName, itemsOf, listToMap, type Context} from './context.ts';
import {
  at,
  dataAt,
  find,
  mapOf,
  newItem,
  quote,
  rename,
  take,
  valueOf,
  type Item,
  type Value,
} from './tree.ts';

/** The variables become a map. */
export function convertVars(vars: Value | undefined, context: Context): void {
  if (vars?.kind !== 'list') return;
  for (const {value} of vars.items) {
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
  listToMap(vars, ({value}, index) => String(dataAt(value, 'name') ?? `var-${index}`));
}

/** The pull secrets become a map. Returns the names of the disabled ones. */
export function convertPullSecrets(list: Value | undefined, context: Context): Set<string> {
  const disabled = new Set<string>();
  if (list?.kind !== 'list') return disabled;
  listToMap(list, ({value}, index) => {
    const name = `pull-secret-${index}`;
    if (dataAt(value, 'disabled') === true) disabled.add(name);
    if (find(value, 'disabled')) context.discard(value, 'disabled');
    return name;
  });
  return disabled;
}

/** The commands become a map. */
export function convertCommands(list: Value | undefined, context: Context): void {
  if (list?.kind !== 'list') return;
  if (context.upTo(10))
    for (const {value} of list.items)
      if (value.kind === 'map') context.set(value, 'appendArgs', true);
  listToMap(list, (item, index) => {
    const old = String(dataAt(item.value, 'name') ?? index);
    const name = convertName(old, /[^a-z0-9_-]/g);
    if (name !== old)
      context.note('info', `the command \`${old}\` is called \`${name}\` in the new format`, item);
    return name;
  });
}

const HELM_FLAGS = [
  ['wait', '--wait'],
  ['timeout', '--timeout'],
  ['atomic', '--atomic'],
  ['cleanupOnFail', '--cleanup-on-fail'],
  ['force', '--force'],
  ['disableHooks', '--no-hooks'],
] as const;

const HELM_LOST: Readonly<Record<string, string>> = {
  fetchArgs: 'has no equal: the new format downloads charts itself',
  deleteArgs: 'has no equal in the new format',
  driver: 'has no equal: set HELM_DRIVER instead',
  path: 'has no equal: the new format uses the `helm` in the PATH',
  v2: 'has no equal: the new format uses Helm 3 only',
  tillerNamespace: 'has no equal: Helm 3 has no Tiller',
  recreate: 'has no equal in Helm 3',
};

function convertHelm(deployment: Value, helm: Value, item: Item, context: Context): void {
  if (context.upTo(2)) context.rename(helm, 'devSpaceValues', 'replaceImageTags');
  if (context.upTo(4)) context.rename(helm, 'rollback', 'atomic');
  const chart = at(helm, 'chart');
  if (context.format === 3 && dataAt(chart, 'name') === 'component-chart') {
    if (
      dataAt(chart, 'version') === 'v0.0.6' &&
      dataAt(chart, 'repo') === 'https://charts.devspace.cloud'
    )
      context.discard(helm, 'chart');
    else
      context.note(
        'decision',
        'is this the component chart? Then remove `chart`: its old registry is gone',
        item,
      );
  }
  const isComponent = find(helm, 'componentChart');
  if (isComponent && find(helm, 'chart') && isComponent.value.data === true)
    context.note(
      'decision',
      'has `chart` and `componentChart`; the new format uses the chart',
      isComponent,
    );
  context.discard(helm, 'componentChart');
  const git = find(at(helm, 'chart'), 'git');
  const inner = at(helm, 'chart');
  if (git?.value.kind === 'map' && inner) {
    rename(git.value.items.find(({name}) => name === 'url') ?? newItem('', valueOf('')), 'git');
    const index = inner.items.indexOf(git);
    const [first] = git.value.items;
    if (first) first.before.unshift(...git.before);
    inner.items.splice(index, 1, ...git.value.items);
    context.change('`chart.git` moves to `chart`', git);
  }
  const flags: Item[] = [];
  for (const [name, flag] of HELM_FLAGS) {
    const value = find(helm, name);
    if (!value) continue;
    const isText = typeof value.value.data === 'string' && value.value.data.includes('$');
    if (isText && name !== 'timeout') {
      context.drop(
        helm,
        name,
        'decision',
        `\`${name}\` is a Helm flag in the new format, which can't depend on a variable`,
      );
      continue;
    }
    context.discard(helm, name);
    if (name !== 'timeout' && value.value.data !== true) continue;
    if (name === 'timeout' && (value.value.data === null || value.value.data === 0)) continue;
    const entry = newItem('', valueOf(flag));
    flags.push(entry);
    context.changes.push({
      message: `\`${name}\` becomes the Helm flag ${flag}`,
      line: value.line,
      item: entry,
    });
    if (name !== 'timeout') continue;
    const isNumber = /^\d+$/.test(String(value.value.data));
    flags.push(
      newItem('', isNumber ? valueOf(`${String(value.value.data)}s`) : {...value.value, head: ' '}),
    );
    if (isNumber)
      context.notes.push({
        severity: 'info',
        message: 'the timeout gets the unit that Helm requires',
        line: value.line,
        item: entry,
      });
  }
  if (flags.length > 0) {
    const args = find(helm, 'upgradeArgs');
    if (args?.value.kind === 'list') args.value.items.push(...flags);
    else {
      const list = {...valueOf([]), items: flags};
      helm.items.push(newItem('upgradeArgs', list));
    }
  }
  for (const [name, reason] of Object.entries(HELM_LOST))
    if (find(helm, name)) context.drop(helm, name, 'loss', `\`${name}\` ${reason}`);
  const tags = take(helm, 'replaceImageTags');
  if (tags) context.put(deployment, tags, 'updateImageTags');
}

function convertComponent(deployment: Value, context: Context): void {
  const component = find(deployment, 'component');
  if (!component) return;
  const options = take(component.value, 'options');
  const values = {...component, name: 'values', key: 'values', before: [], trail: ''};
  const helm = mapOf([newItem('componentChart', valueOf(true)), values]);
  helm.items.push(...(options?.value.items ?? []));
  if (options) context.orphans.push(...options.before.filter((line) => line.includes('#')));
  // Its entries are one level deeper than before.
  Object.assign(component, {name: 'helm', key: 'helm', value: helm});
  context.change('`component` becomes `helm.values`', component);
}

/** The deployments become a map. Returns what the pipelines need to know. */
export function convertDeployments(
  list: Value | undefined,
  context: Context,
): {readonly disabled: Set<string>; readonly concurrent: Set<string>} {
  const result = {disabled: new Set<string>(), concurrent: new Set<string>()};
  if (list?.kind !== 'list') return result;
  if (
    context.upTo(4) &&
    list.items.some(({value}) => find(value, 'helm') ?? find(value, 'component'))
  ) {
    const [first] = list.items;
    if (first && !context.isPart)
      context.note(
        'decision',
        'these releases were installed with Helm 2; the new format uses Helm 3 and does not take them over',
        first,
      );
  }
  for (const item of list.items) {
    const {value} = item;
    const lost = (name: string): string => `\`helm\` wins over \`${name}\` in a deployment`;
    if (find(value, 'helm')) context.drop(value, 'component', 'loss', lost('component'));
    if (context.upTo(3)) convertComponent(value, context);
    if (find(value, 'helm')) context.drop(value, 'kubectl', 'loss', lost('kubectl'));
    const helm = at(value, 'helm');
    if (helm?.kind === 'map') convertHelm(value, helm, item, context);
    const kubectl = at(value, 'kubectl');
    if (kubectl) {
      if (context.upTo(7)) context.rename(kubectl, 'flags', 'applyArgs');
      context.rename(kubectl, 'cmdPath', 'kubectlBinaryPath');
      context.drop(kubectl, 'deleteArgs', 'loss', '`deleteArgs` has no equal in the new format');
      const tags = take(kubectl, 'replaceImageTags');
      if (tags) context.put(value, tags, 'updateImageTags');
    }
  }
  listToMap(list, (item, index) => {
    const old = String(dataAt(item.value, 'name') ?? `deployment-${index}`);
    const name = convertName(old);
    if (name !== old)
      context.note(
        'info',
        `the deployment \`${old}\` is called \`${name}\` in the new format, in scripts and hooks too`,
        item,
      );
    for (const flag of ['disabled', 'concurrent'] as const) {
      if (dataAt(item.value, flag) === true) result[flag].add(name);
      context.discard(item.value, flag);
    }
    return name;
  });
  return result;
}

function convertSource(value: Value, context: Context): void {
  const source = find(value, 'source');
  if (source?.value.kind !== 'map') return;
  const config = take(source.value, 'configName');
  const index = value.items.indexOf(source);
  const [first] = source.value.items;
  if (first) first.before.unshift(...source.before);
  value.items.splice(index, 1, ...source.value.items);
  const path = find(value, 'path') ?? find(value, 'subPath');
  if (config && path) {
    const joined = `${String(path.value.data).replace(/\/$/, '')}/${String(config.value.data)}`;
    path.value = {...valueOf(joined), head: path.value.head};
  } else if (config) context.put(value, config, 'subPath');
  context.change('`source` moves to the dependency', source);
}

/** The dependencies become a map. */
export function convertDependencies(list: Value | undefined, context: Context): Set<string> {
  const disabled = new Set<string>();
  if (list?.kind !== 'list') return disabled;
  for (const {value} of list.items) {
    if (context.upTo(2)) context.rename(value, 'config', 'profile');
    if (context.upTo(10)) context.set(value, 'overwriteVars', true);
    convertSource(value, context);
    const profile = take(value, 'profile');
    const profiles = find(value, 'profiles');
    if (profile && profiles?.value.kind === 'list')
      profiles.value.items.push(newItem('', {...profile.value, head: ' '}));
    else if (profile)
      value.items.push({
        ...profile,
        name: 'profiles',
        key: 'profiles',
        value: {...valueOf([]), items: [newItem('', {...profile.value, head: ' '})]},
      });
    const vars = at(value, 'vars');
    for (const item of itemsOf(vars)) {
      const inner = find(item.value, 'value');
      const name = String(dataAt(item.value, 'name'));
      if (vars && (!inner || !find(item.value, 'name'))) {
        dropItem(vars, item, 'a variable of a dependency needs `name` and `value`', context);
        continue;
      }
      if (!inner) continue;
      context.orphans.push(
        ...(item.value.isFlow
          ? []
          : [find(item.value, 'name')?.trail.trim() ?? ''].filter((line) => line !== '')),
      );
      Object.assign(item, {
        name,
        key: quote(name),
        value: {...inner.value, head: ' '},
        trail: inner.trail || item.trail,
      });
    }
    if (vars?.kind === 'list')
      Object.assign(vars, {
        kind: 'map',
        column: undefined,
        open: vars.open.replace('[', '{'),
        close: vars.close.replace(']', '}'),
      });
    context.drop(
      value,
      'skipBuild',
      'loss',
      '`skipBuild` has no effect in the new format: run another pipeline of the dependency',
    );
    context.drop(
      value,
      'profileParents',
      'loss',
      '`profileParents` has no equal in the new format: list them in `profiles`',
    );
    context.drop(
      value,
      'dev',
      'loss',
      '`dev` has no equal: run the dependency with `--pipeline dev`',
    );
  }
  listToMap(list, (item, index) => {
    const {value} = item;
    const old = dataAt(value, 'name');
    const source = String(dataAt(value, 'path') ?? dataAt(value, 'git') ?? index);
    const fallback = context.upTo(9)
      ? String(index)
      : (/([^/]+?)(?:\.git)?\/?$/.exec(source)?.[1] ?? String(index));
    const name = convertName(typeof old === 'string' ? old : fallback);
    if (typeof old !== 'string')
      context.note('decision', `the dependency has no name: \`${name}\` is used`, item);
    if (dataAt(value, 'disabled') === true) disabled.add(name);
    return name;
  });
  return disabled;
}

const EVENTS: Readonly<Record<string, string>> = {
  images: 'build',
  deployments: 'deploy',
  purgeDeployments: 'purge',
  pullSecrets: 'createPullSecrets',
  dependencies: 'deployDependencies',
  initialSync: 'initialSync',
};

function eventsOf(when: Value | undefined, nameOf: (name: string) => string): string[] {
  return [
    ['before', 'before'],
    ['after', 'after'],
    ['onError', 'error'],
  ]
    .flatMap(([key = '', prefix = '']) =>
      Object.entries(EVENTS).flatMap(([section, event]) => {
        const value = dataAt(when, key, section);
        if (value === undefined || value === '') return [];
        const base = `${prefix}:${event}`;
        if (['pullSecrets', 'dependencies'].includes(section)) return [base];
        if (value !== 'all')
          return String(value)
            .split(',')
            .map((name) => `${base}:${nameOf(name.trim())}`);
        return section === 'initialSync' || prefix === 'error' ? [`${base}:*`] : [base];
      }),
    )
    .sort((a, b) => order(a) - order(b));
}

/** After, before, error. */
function order(event: string): number {
  return ['after', 'before', 'error'].indexOf(event.split(':')[0] ?? '');
}

/** Takes an item out of a list and keeps its lines as a comment. */
function dropItem(list: Value, item: Item, reason: string, context: Context): void {
  context.note('loss', reason, item, null);
  const next = list.items[list.items.indexOf(item) + 1];
  const lines = [...item.before, ...asComment(item, reason)].map((line) => line.trim());
  list.items = list.items.filter((other) => other !== item);
  if (list.isFlow) context.orphans.push(...lines);
  else if (next) next.before.unshift(...lines.map((line) => ' '.repeat(next.column) + line));
  else list.after.unshift(...lines.map((line) => ' '.repeat(list.column ?? 0) + line));
}

/** Hooks get events. */
export function convertHooks(list: Value | undefined, context: Context): void {
  const names = new Map<string, string>();
  for (const section of ['images', 'deployments'])
    for (const {name, value} of at(context.root, section)?.items ?? []) {
      const old = section === 'images' ? name : String(dataAt(value, 'name'));
      names.set(old, convertName(old));
    }
  const nameOf = (name: string): string => names.get(name) ?? name;
  for (const item of itemsOf(list)) {
    const hook = item.value;
    if (hook.kind !== 'map') continue;
    const when = find(hook, 'when');
    if (context.upTo(10) && list && eventsOf(when?.value, nameOf).length === 0) {
      dropItem(list, item, 'a hook without `when` never runs', context);
      continue;
    }
    if (when) {
      const list = eventsOf(when.value, nameOf);
      const hasNames = when.value.items.some(({value}) =>
        ['pullSecrets', 'dependencies'].some((name) => (dataAt(value, name) ?? 'all') !== 'all'),
      );
      if (hasNames)
        context.orphans.push(...asComment(when, 'the new format has one event for all of these'));
      const comments = when.value.items.flatMap(({trail, before, value}) => [
        trail,
        ...before,
        ...value.items.flatMap((inner) => [inner.trail, ...inner.before]),
      ]);
      context.orphans.push(
        ...comments.map((line) => line.trim()).filter((line) => line.startsWith('#')),
      );
      Object.assign(when, {name: 'events', key: 'events', value: {...valueOf(list), isFlow: true}});
      context.change('`when` becomes `events`', when);
    }
    const where = find(hook, 'where');
    const container = find(where?.value, 'container');
    if (!container)
      context.drop(hook, 'where', 'loss', '`where` without `container` has no effect');
    if (where && container) {
      container.before.unshift(...where.before);
      hook.items.splice(hook.items.indexOf(where), 1, container);
      context.change('`where.container` becomes `container`', container);
      const image = take(container.value, 'imageName');
      if (image) {
        const name = nameOf(String(image.value.data));
        context.set(container.value, 'imageSelector', `image(${name}):tag(${name})`);
        context.note(
          'decision',
          'DevSpace refuses `imageName` in hooks: `imageSelector` is used instead',
          container,
        );
      }
    }
    const target = at(hook, 'container');
    const hasTarget = find(target, 'labelSelector') ?? find(target, 'imageSelector');
    const wait = at(hook, 'wait');
    const isIdle =
      wait &&
      !['running', 'terminatedWithCode'].some((name) => (dataAt(wait, name) ?? false) !== false);
    if (list && (target ? !hasTarget || isIdle : !find(hook, 'command')))
      dropItem(list, item, 'DevSpace refuses this hook, because it has nothing to do', context);
    for (const event of itemsOf(at(hook, 'events'))) {
      const [, , name = ''] =
        /^((?:before|after|error|skip):(?:build|deploy|purge):)(.+)$/.exec(
          String(event.value.data),
        ) ?? [];
      if (name === '' || nameOf(name) === name) continue;
      event.value.text = event.value.text.replace(name, nameOf(name));
      context.note('info', `the event gets the new name \`${nameOf(name)}\``, event);
    }
  }
}
