/** Open sections in the URL: `?open=global-flags,dev-sync`. `all` opens every section of a reference. */

import {reading} from '../../config/reading.ts';

export const OPEN_PARAMETER = 'open';

export const ALL_SECTIONS = 'all';

/** Reads the names of open sections. Ignores those after the limit, which would take long to find. */
export function readSections(query: URLSearchParams): readonly string[] {
  const names = query.get(OPEN_PARAMETER)?.split(',', reading.openLimit) ?? [];
  return names.filter((name) => name !== '');
}

/**
 * Adds a section that was opened, or removes one that was closed. Drops the oldest names if there are too
 * many. `all` stays as it is, so that a section which is closed then is open again after a reload.
 */
export function withSection(
  names: readonly string[],
  name: string,
  isOpen: boolean,
): readonly string[] {
  if (names.includes(ALL_SECTIONS)) return names;
  const others = names.filter((other) => other !== name);
  return (isOpen ? [...others, name] : others).slice(-reading.openLimit);
}

/** Derives the name of a section from its title: `What is a build context?` is `what-is-a-build-context`. */
export function nameSection(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
