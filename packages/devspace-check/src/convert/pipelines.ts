/** Pipelines, only where the default ones do something else. */
import type {Context, DraftNote} from './context.ts';
import {newPatch} from './difference.ts';
import {
  at,
  blockOf,
  find,
  isNull,
  listOf,
  mapOf,
  newItem,
  valueOf,
  type Item,
  type Value,
} from './tree.ts';

export interface Behavior {
  /** Names by section. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** Flags that the new format doesn't have, such as `images.api.disabled`. */
  readonly flags: ReadonlyMap<string, boolean>;
  /** The last command of the pipeline `dev`. */
  readonly terminal: string | undefined;
}

interface Script {
  /** Whether the default pipeline does something else. */
  readonly isNeeded: boolean;
  readonly lines: readonly string[];
}

/** The sections with names that pipelines list. */
export const NAMED = ['images', 'deployments', 'dependencies', 'pullSecrets'];

/** The names in a section, without entries that have no effect. */
function namesIn(root: Value, section: string): string[] {
  const isUsed = ({name, value}: Item): boolean =>
    name !== '<<' &&
    !isNull(value) &&
    (section !== 'dependencies' || ['path', 'git'].some((field) => find(value, field)));
  return (at(root, section)?.items ?? []).filter(isUsed).map(({name}) => name);
}

/** The behavior of a config whose sections are converted. */
export function behaviorOf(
  root: Value,
  flags: Behavior['flags'],
  terminal: string | undefined,
): Behavior {
  return {names: new Map(NAMED.map((name) => [name, namesIn(root, name)])), flags, terminal};
}

function call(command: string, list: readonly string[], flags = ''): string[] {
  return list.length === 0 ? [] : [`${command} ${list.join(' ')}${flags}`];
}

/** The names in a section that are enabled. */
function enabledIn({names, flags}: Behavior, section: string): readonly string[] {
  return (
    names.get(section)?.filter((name) => flags.get(`${section}.${name}.disabled`) !== true) ?? []
  );
}

/** The deployments that are deployed at once, and those that follow one at a time. */
function deploymentsIn(behavior: Behavior): {
  readonly parallel: readonly string[];
  readonly sequential: readonly string[];
  readonly isOrdered: boolean;
} {
  const isConcurrent = (name: string): boolean =>
    behavior.flags.get(`deployments.${name}.concurrent`) === true;
  const enabled = enabledIn(behavior, 'deployments');
  const parallel = enabled.filter(isConcurrent);
  const sequential = enabled.filter((name) => !isConcurrent(name));
  const isOrdered = sequential.length > 1 || (sequential.length > 0 && parallel.length > 0);
  return {parallel, sequential, isOrdered};
}

function createScripts(behavior: Behavior): Map<string, Script> {
  const {names, flags, terminal} = behavior;
  const enabled = (section: string): readonly string[] => enabledIn(behavior, section);
  const isReduced = (section: string): boolean =>
    enabled(section).length < (names.get(section)?.length ?? 0);
  const {parallel, sequential, isOrdered} = deploymentsIn(behavior);
  const manyDependencies = enabled('dependencies').length > 1;
  const changesDeployments = isOrdered || isReduced('deployments');
  const all = (command: string, section: string): string[] =>
    isReduced(section) ? call(command, enabled(section)) : [`${command} --all`];
  const build = all('build_images', 'images');
  // DevSpace refuses the name of a disabled dependency.
  const varies = enabled('dependencies').some((name) => flags.get(`dependencies.${name}.varies`));
  const runAll = (flags: string): string[] =>
    manyDependencies && !varies
      ? enabled('dependencies').flatMap((name) => call('run_dependencies', [name], flags))
      : [`run_dependencies --all${manyDependencies ? ' --sequential' : ''}${flags}`];
  const deployLines = (command: string): string[] =>
    changesDeployments
      ? [
          ...call(command, parallel),
          ...call(command, sequential, sequential.length > 1 ? ' --sequential' : ''),
        ]
      : [`${command} --all`];
  const deploy = [
    ...runAll(''),
    ...all('ensure_pull_secrets', 'pullSecrets'),
    ...build,
    ...deployLines('create_deployments'),
  ];
  const dev = [...deploy, 'start_dev --all', ...(terminal === undefined ? [] : [terminal])];
  const purge = [
    'stop_dev --all',
    ...deployLines('purge_deployments'),
    ...runAll(' --pipeline purge'),
  ];
  const changesBuild = manyDependencies || isReduced('images');
  const changesDeploy = changesBuild || changesDeployments || isReduced('pullSecrets');
  return new Map([
    ['build', {isNeeded: changesBuild, lines: [...runAll(' --pipeline build'), ...build]}],
    ['deploy', {isNeeded: changesDeploy, lines: deploy}],
    ['dev', {isNeeded: changesDeploy || terminal !== undefined, lines: dev}],
    ['purge', {isNeeded: manyDependencies || changesDeployments, lines: purge}],
  ]);
}

function itemOf(name: string, {lines}: Script): Item {
  const text = lines.join('\n');
  return newItem(name, valueOf(text, lines.length > 0 ? blockOf(text) : undefined));
}

/** What a pipeline does that the default one doesn't, and the line of the old config that said so. */
type Reason = Pick<DraftNote, 'line' | 'message'>;

const ACTIONS: Readonly<Record<string, string>> = {
  images: 'build',
  deployments: 'deploy',
  pullSecrets: 'create',
};

/** How many names a note lists. */
const SHOWN_NAMES = 5;

/** The order of deployments, as words. */
function orderOf(parallel: readonly string[], sequential: readonly string[]): string {
  const names = [...parallel, ...sequential];
  const words = names.slice(0, SHOWN_NAMES).map((name, index) => {
    const isStep = index > 0 && index >= parallel.length;
    return `${index === 0 ? '' : isStep ? ' before ' : ', '}\`${name}\``;
  });
  const hidden = names.length - words.length;
  return words.join('') + (hidden > 0 ? ` and ${hidden} more` : '');
}

function reasonsFor(behavior: Behavior, {root, terminalLine}: Context): Reason[] {
  const reasons: Reason[] = [];
  const add = (message: string, line = 1): void => {
    reasons.push({message, line});
  };
  const lineOf = (section: string): number | undefined => find(root, section)?.line;
  if (enabledIn(behavior, 'dependencies').length > 1)
    add(
      'the pipelines run the dependencies one at a time, as in the old config',
      lineOf('dependencies'),
    );
  const {parallel, sequential, isOrdered} = deploymentsIn(behavior);
  const order = orderOf(parallel, sequential);
  if (isOrdered) add(`the pipelines deploy ${order}, as in the old config`, lineOf('deployments'));
  for (const [section, action] of Object.entries(ACTIONS)) {
    const enabled = enabledIn(behavior, section);
    for (const name of behavior.names.get(section) ?? [])
      if (!enabled.includes(name))
        add(
          `the pipelines don't ${action} \`${name}\`, which was disabled in the old config`,
          find(at(root, section), name)?.line,
        );
  }
  if (behavior.terminal !== undefined)
    add(
      'the `dev` pipeline ends with the command of `dev.terminal`, as in the old config',
      terminalLine,
    );
  return reasons;
}

/** The section `pipelines`, if a config needs it. Notes why. */
export function createPipelines(behavior: Behavior, context: Context): Item | undefined {
  const needed = [...createScripts(behavior)].filter(([, {isNeeded}]) => isNeeded);
  if (needed.length === 0) return undefined;
  const item = newItem('pipelines', mapOf(needed.map(([name, script]) => itemOf(name, script))));
  const reasons = reasonsFor(behavior, context);
  const isOnlyOrder = reasons.length === 1 && deploymentsIn(behavior).isOrdered;
  const advice = isOnlyOrder ? ": if the order doesn't matter, delete `pipelines`" : '';
  for (const {message, line} of reasons)
    context.notes.push({severity: 'info', message: message + advice, line, item});
  return item;
}

/** What a profile does to pipelines besides its sections. */
export interface ProfileBehavior {
  /** In the order in which they are applied. */
  readonly parents: readonly Value[];
  readonly behavior: Behavior;
}

/** Adds patches of `pipelines` to the profiles that change what the pipelines list by name. */
export function patchPipelines(
  profiles: ReadonlyMap<Value, ProfileBehavior>,
  base: Behavior,
  context: Context,
): void {
  const baseScripts = createScripts(base);
  const hasPipelines = [...baseScripts.values()].some(({isNeeded}) => isNeeded);
  const ownScripts = new Map<Value, ReadonlyMap<string, Script>>();
  const secrets = at(context.root, 'pullSecrets')?.items ?? [];
  const added = secrets.filter(({line}) => line === 0).map(({name}) => name);
  const findScripts = (profile: Value, {parents, behavior}: ProfileBehavior): void => {
    const isReplaced = [...parents, profile].some((part) => at(part, 'replace', 'pullSecrets'));
    const own = behavior.names.get('pullSecrets') ?? [];
    const names = new Map(behavior.names).set('pullSecrets', isReplaced ? own : [...own, ...added]);
    const before = new Map(baseScripts);
    for (const parent of parents)
      for (const [name, script] of ownScripts.get(parent) ?? []) before.set(name, script);
    const scripts = [...createScripts({...behavior, names})].filter(
      ([name, {isNeeded}]) => isNeeded || before.get(name)?.isNeeded,
    );
    const changed = scripts.filter(
      ([name, {lines}]) => lines.join() !== before.get(name)?.lines.join(),
    );
    // Without pipelines in the config, a patch adds all of them.
    if (changed.length > 0) ownScripts.set(profile, new Map(hasPipelines ? changed : scripts));
  };
  const done = new Set<Value>();
  for (const [profile, {parents}] of profiles)
    for (const next of [...parents, profile]) {
      const behavior = profiles.get(next);
      if (behavior && !done.has(next)) findScripts(next, behavior);
      done.add(next);
    }
  for (const [profile, scripts] of ownScripts) {
    const items = [...scripts].map(([name, script]) => itemOf(name, script));
    const place = newItem('', mapOf([]));
    const patches = hasPipelines
      ? items.map((item) => newPatch('replace', `pipelines.${item.name}`, place, item))
      : [newPatch('replace', 'pipelines', place, newItem('pipelines', mapOf(items)))];
    const section = find(profile, 'patches');
    if (section) section.value.items.push(...patches);
    else profile.items.push(newItem('patches', listOf(patches)));
    context.notes.push({
      severity: 'info',
      message:
        'these patches replace the pipelines for this profile: if you change `pipelines`, change them here too, and write one pipeline by hand if you combine it with other profiles that change them',
      line: profile.items[0]?.line ?? 1,
      item: patches[0],
    });
  }
}
