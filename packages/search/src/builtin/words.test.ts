import {describe, expect, it} from 'vitest';
import {fold, placeWords, readWords, stem} from './words.ts';

describe('readWords', () => {
  const partsOf = (text: string) => readWords(text).map(({parts}) => parts.join('+'));

  it('splits names at capitals and punctuation', () => {
    expect(partsOf('excludeFile --force-build run_default_pipeline')).toEqual([
      'exclude+file',
      'force+build',
      'run+default+pipeline',
    ]);
  });

  it('splits paths of fields', () => {
    expect(partsOf('dev.*.sync[].path')).toEqual(['dev+sync+path']);
  });

  it('keeps versions and abbreviations whole', () => {
    expect(partsOf('v1beta11 k8s HTTPServer')).toEqual(['v1beta11', 'k8s', 'http+server']);
    expect(partsOf('v6.3.21: (6.3.20).')).toEqual(['6.3.21', '6.3.20']);
  });

  it('removes apostrophes', () => {
    expect(partsOf("couldn't find the chart's values")).toEqual([
      'couldnt',
      'find',
      'the',
      'chart',
      'values',
    ]);
  });

  it('returns the positions of words', () => {
    const [, word] = placeWords('use `excludePaths`!');
    expect(word && 'use `excludePaths`!'.slice(word.start, word.end)).toBe('excludePaths');
  });

  it('accepts any text', () => {
    expect(readWords('💥 \u0000 ((( \\')).toEqual([]);
    expect(partsOf('مرحبا __proto__ résumé')).toEqual(['مرحبا', 'proto', 'resume']);
  });
});

describe('stem', () => {
  it('is the same for all forms of a word', () => {
    expect(stem('dependencies')).toBe(stem('dependency'));
    expect(stem('forwarding')).toBe(stem('forward'));
    expect(stem('syncs')).toBe(stem('sync'));
  });

  it('differs between a terminal and the status of a pod that terminates', () => {
    expect(stem('terminals')).toBe(stem('terminal'));
    expect(stem('terminating')).not.toBe(stem('terminal'));
  });

  it('is the same for British and American spelling', () => {
    expect(stem('kustomise')).toBe(stem('kustomize'));
    expect(stem('synchronisation')).toBe(stem('synchronization'));
    expect(stem('colour')).toBe(stem('color'));
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
