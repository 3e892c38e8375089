/** Converts the sections of a config or of a part of a profile. */
import type {Context} from './context.ts';
import {convertDependencies} from './dependencies.ts';
import {convertDeployments} from './deployments.ts';
import {convertDev} from './dev.ts';
import {convertHooks} from './hooks.ts';
import {convertImages} from './images.ts';
import {convertCommands, convertPullSecrets, convertVars} from './sections.ts';
import {find, isNull, type Value} from './tree.ts';

/** The sections that are lists of named items in old formats. */
export const LISTS = ['vars', 'deployments', 'dependencies', 'commands', 'pullSecrets'];

/** Those that are maps. */
const MAPS = ['images', 'dev'];

const CONVERTERS: Readonly<Record<string, (value: Value, context: Context) => void>> = {
  vars: convertVars,
  pullSecrets: convertPullSecrets,
  hooks: convertHooks,
  images: convertImages,
  deployments: convertDeployments,
  dependencies: convertDependencies,
  commands: convertCommands,
  dev: convertDev,
};

/** The sections that change. */
export const SECTIONS = Object.keys(CONVERTERS);

/** Converts all sections, or some. */
export function convertSections(
  root: Value,
  context: Context,
  names: readonly string[] = SECTIONS,
): void {
  for (const name of names) {
    const entry = find(root, name);
    // Those of profiles can be another kind of value.
    if (entry?.value.kind !== (MAPS.includes(name) ? 'map' : 'list')) continue;
    const section = entry.value;
    if (section.kind === 'list' || (name === 'images' && !context.isPart))
      for (const item of [...section.items])
        if (isNull(item.value))
          context.drop(section, item, 'info', 'an entry without a value, which DevSpace refuses');
    context.defaults.clear();
    CONVERTERS[name]?.(section, context);
    const changes = LISTS.includes(name) ? ['becomes a map'] : [];
    if (context.defaults.size > 0)
      changes.push(`gets ${[...context.defaults].join(', ')}, as in the old format`);
    if (changes.length > 0) context.change(`\`${name}\` ${changes.join(' and ')}`, entry);
  }
}
