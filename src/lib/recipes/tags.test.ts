import {describe, expect, it} from 'vitest';
import {formatTags, readRecipeTags} from './tags.ts';

describe('readRecipeTags', () => {
  it('reads the tags of each group', () => {
    const tags = {language: ['go'], task: ['database', 'worker']};
    expect(readRecipeTags(tags)).toEqual(tags);
  });

  it.each([
    ['a string', 'go'],
    ['null', null],
    ['a missing group', {language: ['go']}],
    ['an empty group', {language: ['go'], task: []}],
    ['an unknown tag', {language: ['golang'], task: ['database']}],
    ["a tag that isn't a string", {language: [1], task: ['database']}],
    ['a name that all objects inherit', {language: ['toString'], task: ['database']}],
    ['an unknown group', {language: ['go'], task: ['database'], level: ['easy']}],
  ])('rejects %s', (_, value) => {
    expect(readRecipeTags(value)).toBeUndefined();
  });
});

it('formatTags writes a query with all tags', () => {
  expect(formatTags({language: ['nodejs', 'go'], task: ['hot-reload']})).toBe(
    'language=nodejs&language=go&task=hot-reload',
  );
});
