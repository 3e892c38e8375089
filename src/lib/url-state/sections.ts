/**
 * Open sections in the URL: `?open=global-flags,dev-sync`. `all` opens every section of a reference, except
 * for `-name`.
 */

import {reading} from '../../config/reading.ts';

export const OPEN_PARAMETER = 'open';

export const ALL_SECTIONS = 'all';

/** Maximum number of names in the URL: the sections and `all`. */
export const MAX_NAMES = reading.openLimit + 1;

/** Whether sections are open, by name. Contains only sections that differ from their default. */
export type Sections = ReadonlyMap<string, boolean>;

/** Parses the value of the parameter. Ignores the names after the limit, which would take long to find. */
export function parseSections(value: string | null): Sections {
  const names = (value ?? '').split(',', MAX_NAMES).filter((name) => /[^-]/.test(name));
  return new Map(
    names.map((name) => (name.startsWith('-') ? [name.slice(1), false] : [name, true])),
  );
}

/**
 * Formats the value of the parameter.
 *
 * @param limit - Maximum number of names. Drops the oldest ones.
 */
export function formatSections(sections: Sections, limit: number): string {
  const names = [...sections]
    .filter(([name]) => name !== ALL_SECTIONS)
    .map(([name, isOpen]) => (isOpen ? name : `-${name}`))
    .slice(-limit);
  return [...(sections.get(ALL_SECTIONS) ? [ALL_SECTIONS] : []), ...names].join(',');
}

/** Returns a copy in which a section is open or closed. */
export function withSection(sections: Sections, name: string, isOpen: boolean): Sections {
  const next = new Map(sections);
  // Moves the section to the end, because `formatSections` drops the first ones.
  next.delete(name);
  if (isOpen !== (sections.get(ALL_SECTIONS) === true)) next.set(name, isOpen);
  return next;
}

/** Derives the name of a section from its title: `What is a build context?` is `what-is-a-build-context`. */
export function nameSection(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
