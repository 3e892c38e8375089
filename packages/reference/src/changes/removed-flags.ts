import {removeLinks} from '@devspace-docs/common';
import type {Step} from './read-steps.ts';

/** What to use instead of removed flags, which the converter reads. */
export const REMOVED_FLAGS_FILE = 'schema/cli/removed-flags.json';

/** Lists what to use instead of removed flags, by version: `devspace dev --sync`, or `--sync` for a global flag. */
export function listRemovedFlags(steps: readonly Step[]): object {
  const entries = steps.map(({after, commands: {removedFlags}}) => {
    const flags = removedFlags.flatMap(({flag, commands, advice = ''}) =>
      (commands.length > 0 ? commands.map((command) => `${command} ${flag}`) : [flag]).map(
        (key) => [key, removeLinks(advice)] as const,
      ),
    );
    return [after.version.label, Object.fromEntries(flags)] as const;
  });
  return Object.fromEntries(entries);
}
