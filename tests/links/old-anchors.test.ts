import {describe, expect, it} from 'vitest';
import legacyAnchors from '../../src/config/legacy-anchors.json' with {type: 'json'};
import {
  findSection,
  matchPattern,
  type LegacyAnchors,
} from '../../src/lib/url-state/legacy-anchor.ts';
import {linkedPages} from '../lib/linked-pages.ts';
import oldAnchors from './old-anchors.json' with {type: 'json'};

const anchorsByPage = new Map(linkedPages.map(({path, anchors}) => [path, anchors]));

function hasAnchor(page: string, pattern: string): boolean {
  return (anchorsByPage.get(page) ?? []).some(({id}) => matchPattern(pattern, id) !== undefined);
}

/** Whether a section exists on a page, or on the page in its path. */
function exists(section: string, page: string): boolean {
  const [path = '', pattern = ''] = section.split('#');
  return hasAnchor(path || page, pattern);
}

it.each(Object.entries(oldAnchors))('old links to %s lead to a section', (page, anchors) => {
  const today = anchorsByPage.get(page) ?? [];
  const lost = anchors.filter((old) => {
    const section = hasAnchor(page, old) ? `#${old}` : findSection(old, page, today);
    return section === undefined || !exists(section, page);
  });
  expect(lost).toEqual([]);
});

const map: LegacyAnchors = legacyAnchors;

describe.each(Object.entries(map))('legacy anchors of %s', (pattern, sections) => {
  const pages = [...anchorsByPage.keys()].filter(
    (page) => matchPattern(pattern, page) !== undefined,
  );
  const isShared = pattern.endsWith('*');
  const names = Object.values(sections).flat();

  it('lead to sections that exist', () => {
    const lost = Object.keys(sections).filter((section) =>
      // Sections of a page only apply to shared pages that have them.
      isShared
        ? !pages.some((page) => exists(section, page))
        : !pages.every((page) => exists(section, page)),
    );
    expect(pages).not.toEqual([]);
    expect(lost).toEqual([]);
  });

  it('are listed once, and only if the page has no such anchor', () => {
    const current = names.filter(
      (name) => !isShared && !name.endsWith('*') && pages.some((page) => hasAnchor(page, name)),
    );
    expect(current).toEqual([]);
    // The sections of shared pages differ, so the first one that a page has applies.
    if (!isShared) expect(names).toEqual([...new Set(names)]);
  });
});
