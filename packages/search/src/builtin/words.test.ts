import {describe, expect, it} from 'vitest';
import {fold, placeWords, readWords, stem} from './words.ts';

describe('readWords', () => {
  const partsOf = (text: string) =>
    readWords(text)
      .map(({parts}) => parts.join('+'))
      .join(' ');

  it.each([
    ['splits names at capitals', 'excludeFile', 'exclude+file'],
    ['splits names at punctuation', '--force-build run_build', 'force+build run+build'],
    ['splits paths of fields', 'dev.*.sync[].path', 'dev+sync+path'],
    ['keeps versions and abbreviations', 'v1beta11 k8s HTTPServer', 'v1beta11 k8s http+server'],
    ['keeps releases, without the v', 'v6.3.21: (6.3.20).', '6.3.21 6.3.20'],
    ['removes apostrophes', "couldn't find the chart's values", 'couldnt find the chart values'],
    ['accepts any script', 'مرحبا __proto__ résumé', 'مرحبا proto resume'],
    ['finds no words in symbols', '💥 \u0000 ((( \\', ''],
  ])('%s', (_, text, parts) => {
    expect(partsOf(text)).toBe(parts);
  });

  it('returns the positions of words', () => {
    const [, word] = placeWords('use `excludePaths`!');
    expect(word && 'use `excludePaths`!'.slice(word.start, word.end)).toBe('excludePaths');
  });
});

describe('stem', () => {
  it.each([
    ['dependencies', 'dependency'],
    ['forwarding', 'forward'],
    ['syncs', 'sync'],
    ['terminals', 'terminal'],
    ['kustomise', 'kustomize'],
    ['synchronisation', 'synchronization'],
    ['colour', 'color'],
  ])('is the same for other forms and spellings: %s and %s', (form, other) => {
    expect(stem(form)).toBe(stem(other));
  });

  it('differs between a terminal and the status of a pod that terminates', () => {
    expect(stem('terminating')).not.toBe(stem('terminal'));
  });

  it('does not change names and numbers', () => {
    expect(stem('kubernetes')).toBe('kubernetes');
    expect(stem('v1beta11')).toBe('v1beta11');
  });
});

it('indexes a name by its parts and as a whole', () => {
  expect(readWords('ssh.useInclude')[0]?.terms).toEqual([
    'ssh',
    'us',
    'includ',
    stem('sshuseinclude'),
    stem('useinclude'),
  ]);
});

it('removes diacritics', () => {
  expect(fold('Über')).toBe('uber');
});
