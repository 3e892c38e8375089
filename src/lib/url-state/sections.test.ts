import {describe, expect, it} from 'vitest';
import {
  formatSections,
  nameSection,
  parseSections,
  withSection,
  type Sections,
} from './sections.ts';

const none: Sections = new Map();

describe('sections in the URL', () => {
  it.each(['', 'global-flags', 'dev-sync,dev-ports', 'all,-dev-sync', '-why'])(
    'reads and writes "%s"',
    (value) => {
      expect(formatSections(parseSections(value), 30)).toBe(value);
    },
  );

  it('reads nothing from a missing or invalid value', () => {
    expect(parseSections(null)).toEqual(none);
    expect(parseSections(',,-,')).toEqual(none);
  });

  it('reads only as many names as it writes', () => {
    const names = Array.from({length: 1500}, (_, index) => `section-${index}`);
    const read = parseSections(`all,${names.join(',')}`);
    expect([...read.keys()]).toEqual(['all', ...names.slice(0, 30)]);
  });

  it('adds a section that was opened, and removes it when it is closed', () => {
    const opened = withSection(none, 'a', true);
    expect(formatSections(opened, 30)).toBe('a');
    expect(formatSections(withSection(opened, 'a', false), 30)).toBe('');
  });

  it('lists a closed section only if it would be open otherwise', () => {
    expect(formatSections(withSection(parseSections('all'), 'a', false), 30)).toBe('all,-a');
    expect(formatSections(withSection(parseSections('all,-a'), 'a', true), 30)).toBe('all');
  });

  it('drops the sections that were opened first if there are too many', () => {
    const opened = ['a', 'b', 'c', 'a'].reduce(
      (sections, name) => withSection(sections, name, true),
      none,
    );
    expect(formatSections(opened, 2)).toBe('c,a');
  });
});

describe('nameSection', () => {
  it.each([
    ['What is a build context?', 'what-is-a-build-context'],
    [' `dev.*.sync`: où? ', 'dev-sync-où'],
  ])('%s is %s', (text, name) => {
    expect(nameSection(text)).toBe(name);
  });
});
