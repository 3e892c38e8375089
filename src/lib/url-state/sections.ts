/**
 * Which collapsible sections are open, as the URL says it: `?open=global-flags,dev-sync`. A name with
 * a minus is closed, though it would be open otherwise; `all` is every section of a reference. Pure.
 */

/** Name of the query parameter. */
export const OPEN_PARAMETER = 'open';

/** Stands for all sections. */
export const ALL_SECTIONS = 'all';

/** Sections that are not as the page has them by itself: open (true) or closed. */
export type Sections = ReadonlyMap<string, boolean>;

/** Reads the value of the parameter. */
export function parseSections(value: string | null): Sections {
  const names = (value ?? '').split(',').filter((name) => /[^-]/.test(name));
  return new Map(
    names.map((name) => (name.startsWith('-') ? [name.slice(1), false] : [name, true])),
  );
}

/**
 * Writes the value of the parameter.
 *
 * @param limit - Names beyond it are left out, those that came first.
 */
export function formatSections(sections: Sections, limit: number): string {
  const names = [...sections]
    .filter(([name]) => name !== ALL_SECTIONS)
    .map(([name, isOpen]) => (isOpen ? name : `-${name}`))
    .slice(-limit);
  return [...(sections.get(ALL_SECTIONS) ? [ALL_SECTIONS] : []), ...names].join(',');
}

/**
 * Takes note of a section that was opened or closed.
 *
 * @param isOpenByItself - Whether the page shows it open when the URL says nothing.
 */
export function withSection(
  sections: Sections,
  name: string,
  isOpen: boolean,
  isOpenByItself: boolean,
): Sections {
  const next = new Map(sections);
  // The last one named is the last one to be left out.
  next.delete(name);
  if (isOpen !== (isOpenByItself || sections.get(ALL_SECTIONS) === true)) next.set(name, isOpen);
  return next;
}

/** Name of a section by what it says: `What is a build context?` is `what-is-a-build-context`. */
export function nameSection(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
