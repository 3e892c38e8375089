/** Variables, pull secrets, deployments, dependencies, commands and hooks. */
import {latestVersion} from '@devspace-docs/versions';
import {readEvent} from '../check/names/hook-events.ts';
import {becomeMap, convertName, itemsOf, listToMap, uniqueName, type Context} from './context.ts';
import {
  at,
  dataAt,
  find,
  isOn,
  mapOf,
  newItem,
  rename,
  take,
  valueOf,
  type Item,
  type Value,
} from './tree.ts';

/** The variables become a map. */
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

/** The pull secrets become a map. */
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

/** The commands become a map. */
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

const HELM_FLAGS = [
  ['wait', '--wait'],
  ['timeout', '--timeout'],
  ['atomic', '--atomic'],
  ['rollback', '--atomic'],
  ['cleanupOnFail', '--cleanup-on-fail'],
  ['force', '--force'],
  ['disableHooks', '--no-hooks'],
] as const;

const HELM_LOST: Readonly<Record<string, string>> = {
  fetchArgs: 'has no equivalent: the new format downloads charts itself',
  deleteArgs: 'has no equivalent in the new format',
  driver: 'has no equivalent: set HELM_DRIVER instead',
  path: 'has no equivalent: the new format uses the `helm` in the PATH',
  v2: 'has no equivalent: the new format uses Helm 3 only',
  tillerNamespace: 'has no equivalent: Helm 3 has no Tiller',
  recreate: 'has no equivalent in Helm 3',
};

function convertHelm(deployment: Value, helm: Value, item: Item, context: Context): void {
  const chart = at(helm, 'chart');
  if (context.format === 3 && dataAt(chart, 'name') === 'component-chart') {
    if (
      dataAt(chart, 'version') === 'v0.0.6' &&
      dataAt(chart, 'repo') === 'https://charts.devspace.cloud'
    )
      context.omit(helm, 'chart', item);
    else
      context.note(
        'decision',
        'is this the component chart? Then remove `chart`: its old registry is gone',
        item,
      );
  }
  const name = find(chart, 'name');
  if (name && String(name.value.data).startsWith('stable/') && !find(chart, 'repo'))
    context.note(
      'decision',
      `\`${String(name.value.data)}\` is in the archive of charts for Helm 2: choose a maintained chart, and set \`repo\``,
      name,
    );
  const isComponent = find(helm, 'componentChart');
  if (isComponent && find(helm, 'chart') && isOn(isComponent.value) === true)
    context.note(
      'decision',
      'has `chart` and `componentChart`; the new format uses the chart',
      isComponent,
    );
  context.omit(helm, 'componentChart', item);
  const git = find(chart, 'git');
  if (git?.value.kind === 'map') {
    const url = find(git.value, 'url');
    if (url) rename(url, 'git');
    chart?.items.splice(chart.items.indexOf(git), 1, ...git.value.items);
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
    const isUsed = name === 'timeout' ? (value.value.data ?? 0) !== 0 : isOn(value.value) === true;
    if (!isUsed) {
      context.omit(helm, name, item);
      continue;
    }
    take(helm, name);
    const {line, column, before, trail} = value;
    const entry = Object.assign(newItem('', valueOf(flag)), {line, column, before, trail});
    flags.push(entry);
    context.change(`\`${name}\` becomes the Helm flag ${flag}`, entry);
    if (name !== 'timeout') continue;
    const isNumber = /^\d+$/.test(String(value.value.data));
    flags.push(
      newItem('', isNumber ? valueOf(`${String(value.value.data)}s`) : {...value.value, head: ' '}),
    );
    if (isNumber) context.note('info', 'the timeout gets the unit that Helm requires', entry);
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
    context.drop(helm, name, 'loss', `\`${name}\` ${reason}`);
  for (const name of ['devSpaceValues', 'replaceImageTags'])
    context.move(helm, name, deployment, 'updateImageTags');
}

function convertComponent(deployment: Value, context: Context): void {
  const component = find(deployment, 'component');
  if (!component) return;
  const options = take(component.value, 'options');
  const values = {...component, name: 'values', key: 'values', before: [], trail: ''};
  const helm = mapOf([newItem('componentChart', valueOf(true)), values]);
  helm.items.push(...(options?.value.items ?? []));
  // Its entries are one level deeper than before.
  Object.assign(component, {name: 'helm', key: 'helm', value: helm});
  context.change('`component` becomes `helm.values`', component);
}

/** The deployments become a map. */
export function convertDeployments(list: Value, context: Context): void {
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
  for (const item of [...list.items]) {
    const {value} = item;
    if ((dataAt(value, 'name') ?? '') === '') {
      context.drop(list, item, 'loss', 'a deployment without `name` has no effect');
      continue;
    }
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
      context.drop(
        kubectl,
        'deleteArgs',
        'loss',
        '`deleteArgs` has no equivalent in the new format',
      );
      context.move(kubectl, 'replaceImageTags', value, 'updateImageTags');
    }
  }
  listToMap(list, context, (item) => {
    const old = String(dataAt(item.value, 'name'));
    const name = convertName(old);
    context.noteName('deployment', old, name, item);
    for (const flag of ['disabled', 'concurrent']) context.flag(`deployments.${name}`, item, flag);
    return name;
  });
}

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

/** The dependencies become a map. */
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
      else
        value.items.push({
          ...rename(profile, 'profiles'),
          value: {...valueOf([]), items: [last]},
        });
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

const EVENTS: Readonly<Record<string, string>> = {
  images: 'build',
  deployments: 'deploy',
  purgeDeployments: 'purge',
  pullSecrets: 'createPullSecrets',
  dependencies: 'deployDependencies',
  initialSync: 'initialSync',
};

function eventsOf(when: Value | undefined, nameOf: (name: string) => string): string[] {
  const kinds = {after: 'after', before: 'before', onError: 'error'};
  return Object.entries(kinds).flatMap(([key, prefix]) =>
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
  );
}

/** Hooks get events. */
export function convertHooks(list: Value, context: Context): void {
  const nameOf = (name: string): string => (/[*$]/.test(name) ? name : convertName(name));
  for (const item of itemsOf(list)) {
    const hook = item.value;
    if (hook.kind !== 'map') continue;
    const when = find(hook, 'when');
    if (context.upTo(10) && eventsOf(when?.value, nameOf).length === 0) {
      context.drop(list, item, 'loss', 'a hook without `when` never runs');
      continue;
    }
    if (when) {
      const list = eventsOf(when.value, nameOf);
      const hasNames = when.value.items.some(({value}) =>
        ['pullSecrets', 'dependencies'].some((name) => (dataAt(value, name) ?? 'all') !== 'all'),
      );
      if (hasNames) context.replaced(when, 'the new format has one event for all of these');
      Object.assign(when, {name: 'events', key: 'events', value: {...valueOf(list), isFlow: true}});
      context.change('`when` becomes `events`', when);
    }
    const where = find(hook, 'where');
    const container = find(where?.value, 'container');
    if (!container)
      context.drop(hook, 'where', 'loss', '`where` without `container` has no effect');
    if (where && container) {
      hook.items.splice(hook.items.indexOf(where), 1, container);
      context.change('`where.container` becomes `container`', container);
      const image = take(container.value, 'imageName');
      if (image && find(container.value, 'labelSelector'))
        context.replaced(image, 'DevSpace ignores `imageName` in hooks');
      else if (image) {
        const name = nameOf(String(image.value.data));
        const selector = valueOf(`image(${name}):tag(${name})`);
        container.value.items.push(newItem('imageSelector', selector));
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
      !['running', 'terminatedWithCode'].some((name) => {
        const value = at(wait, name);
        return value && value.data !== null && isOn(value) !== false;
      });
    if (target ? !hasTarget || isIdle : !find(hook, 'command'))
      context.drop(list, item, 'loss', 'DevSpace refuses this hook, because it has nothing to do');
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

const DEV_EVENT = /^(\w+:(?:initialSync|sync|portForwarding|reversePortForwarding):)([^*$]+)$/;

/** Events of sync and ports have the name of the dev entry in the new format, which never runs hooks for some. */
export function renameDevEvents(root: Value, context: Context): void {
  const visit = (list: Value, owner: Item): void => {
    list.items = list.items.flatMap((item) => {
      // Converted events have no line.
      const place = item.line > 0 ? item : owner;
      visit(item.value, place);
      const text = String(item.value.data);
      const reading = readEvent(text, latestVersion.label);
      if (reading.kind === 'dead') {
        context.note(
          'decision',
          `${latestVersion.label} never runs hooks for \`${text}\`: ${reading.hint}`,
          place,
          item,
        );
        return [item];
      }
      const [, event = '', old = ''] = DEV_EVENT.exec(text) ?? [];
      if (event === '' || item.value.kind !== 'scalar') return [item];
      const kind = /sync:$/i.test(event) ? 'sync' : 'ports';
      const names = [...(context.devNames.get(`${kind}:${old}`) ?? [])];
      if (names.length === 0 && !find(at(root, 'dev'), old))
        context.note(
          'decision',
          `no entry of \`dev.${kind}\` has the name \`${old}\`: write the name of a dev entry, or the hook never runs`,
          place,
          item,
        );
      if (names.length === 0 || names.join() === old) return [item];
      const mark = /^["']/.exec(item.value.text)?.[0] ?? '';
      context.note(
        'info',
        `\`${event}${old}\` gets the name of the dev entry: \`${names.join('`, `')}\``,
        place,
        item,
      );
      // An event of each entry; in a list only.
      return (list.kind === 'list' ? names : names.slice(0, 1)).map((name, index) =>
        Object.assign(index === 0 ? item : {...item, before: [], trail: ''}, {
          value: {...item.value, data: event + name, text: mark + event + name + mark},
        }),
      );
    });
  };
  for (const item of root.items)
    if (['hooks', 'profiles'].includes(item.name)) visit(item.value, item);
}
