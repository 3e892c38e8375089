/** Pipelines, only where the default ones do something else. */
import {at, mapOf, newItem, valueOf, type Item, type Value} from './tree.ts';

/** What the old config did that the lists of names don't tell. */
export interface Behavior {
  readonly disabledImages: ReadonlySet<string>;
  readonly disabledDeployments: ReadonlySet<string>;
  readonly concurrent: ReadonlySet<string>;
  readonly disabledDependencies: ReadonlySet<string>;
  readonly disabledSecrets: ReadonlySet<string>;
  readonly terminal: string | undefined;
}

function names(root: Value, section: string, disabled: ReadonlySet<string>): string[] {
  const items = at(root, section)?.items ?? [];
  return items.map(({name}) => name).filter((name) => name !== '<<' && !disabled.has(name));
}

function call(command: string, list: readonly string[], flags = ''): string[] {
  return list.length === 0 ? [] : [`${command} ${list.join(' ')}${flags}`];
}

/** The pipelines that a config needs. */
export function createPipelines(root: Value, behavior: Behavior): Item | undefined {
  const images = names(root, 'images', behavior.disabledImages);
  const deployments = names(root, 'deployments', behavior.disabledDeployments);
  const dependencies = names(root, 'dependencies', behavior.disabledDependencies);
  const secrets = names(root, 'pullSecrets', behavior.disabledSecrets);
  const sequential = deployments.filter((name) => !behavior.concurrent.has(name));
  const parallel = deployments.filter((name) => behavior.concurrent.has(name));
  const isOrdered = sequential.length > 1 || (sequential.length > 0 && parallel.length > 0);
  const manyDependencies = dependencies.length > 1;
  const changesImages = behavior.disabledImages.size > 0;
  const changesDeployments = isOrdered || behavior.disabledDeployments.size > 0;
  const build = changesImages ? call('build_images', images) : ['build_images --all'];
  const secretLine =
    behavior.disabledSecrets.size > 0
      ? call('ensure_pull_secrets', secrets)
      : ['ensure_pull_secrets --all'];
  const runAll = (flags: string): string[] =>
    manyDependencies
      ? dependencies.flatMap((name) => call('run_dependencies', [name], flags))
      : [`run_dependencies --all${flags}`];
  const deployLines = (command: string): string[] =>
    changesDeployments
      ? [
          ...call(command, parallel),
          ...call(command, sequential, sequential.length > 1 ? ' --sequential' : ''),
        ]
      : [`${command} --all`];
  const deploy = [...runAll(''), ...secretLine, ...build, ...deployLines('create_deployments')];
  const purge = [
    'stop_dev --all',
    ...deployLines('purge_deployments'),
    ...runAll(' --pipeline purge'),
  ];
  const terminal = behavior.terminal === undefined ? [] : [behavior.terminal];
  const changesDeploy =
    manyDependencies || changesImages || changesDeployments || behavior.disabledSecrets.size > 0;
  const pipelines: Array<readonly [boolean, string, readonly string[]]> = [
    [manyDependencies || changesImages, 'build', [...runAll(' --pipeline build'), ...build]],
    [changesDeploy, 'deploy', deploy],
    [changesDeploy || terminal.length > 0, 'dev', [...deploy, 'start_dev --all', ...terminal]],
    [manyDependencies || changesDeployments, 'purge', purge],
  ];
  const needed = pipelines.filter(([isNeeded]) => isNeeded);
  if (needed.length === 0) return undefined;
  return newItem(
    'pipelines',
    mapOf(
      needed.map(([, name, lines]) =>
        newItem(name, valueOf(lines.join('\n'), lines.length > 0 ? blockOf(lines) : undefined)),
      ),
    ),
  );
}

function blockOf(lines: readonly string[]): string {
  return `|-\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
