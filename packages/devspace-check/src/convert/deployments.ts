/** `deployments` become a map, and Helm options become flags. */
import {convertName, listToMap, type Context} from './context.ts';
import {
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
    else helm.items.push(newItem('upgradeArgs', listOf(flags)));
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
