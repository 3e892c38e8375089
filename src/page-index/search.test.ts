import {describe, expect, it} from 'vitest';
import {createPageSearch, tokenize} from './search.ts';
import type {PageSummary} from './types.ts';

function page(path: string, title: string, rest: Partial<PageSummary> = {}): PageSummary {
  return {path, title, line: '6.x', description: '', headings: [], ...rest};
}

const pages = [
  page('/docs/ports', 'Forward ports', {headings: ['Use another local port', 'bindAddress']}),
  page('/docs/sync', 'Synchronize files', {
    headings: ['excludeFile', 'Forward a port'],
    description: 'Keep files of your computer and the container alike.',
  }),
  page('/docs/cli/devspace_run-pipeline', 'devspace run-pipeline', {
    description: 'Runs a pipeline.',
  }),
];

const search = createPageSearch(pages);
const find = (query: string): string[] => search(query).map(({path}) => path);

describe('tokenize', () => {
  it('finds names by their parts and as a whole', () => {
    expect(tokenize('excludeFile run-pipeline')).toEqual(
      expect.arrayContaining(['excludeFile', 'exclude', 'File', 'run-pipeline', 'run', 'pipeline']),
    );
  });

  it('holds no empty words', () => {
    expect(tokenize(' a, (b) ')).toEqual(['a', 'b']);
  });
});

describe('a search', () => {
  it('ranks a title above a heading', () => {
    expect(find('forward port')).toEqual(['/docs/ports', '/docs/sync']);
  });

  it('finds a field by a part of its name, whatever the case', () => {
    expect(find('EXCLUDE')).toEqual(['/docs/sync']);
    expect(find('bindaddress')).toEqual(['/docs/ports']);
  });

  it('finds a page while its name is being typed', () => {
    expect(find('pipe')).toEqual(['/docs/cli/devspace_run-pipeline']);
  });

  it('forgives a slip of the pen in a long word', () => {
    expect(find('syncronize')).toEqual(['/docs/sync']);
  });

  it('asks for all words first, and for any of them only when no page holds all', () => {
    expect(find('files computer')).toEqual(['/docs/sync']);
    expect(find('bindAddress pipeline').sort()).toEqual([
      '/docs/cli/devspace_run-pipeline',
      '/docs/ports',
    ]);
  });

  it('finds nothing for an unknown word or no word', () => {
    expect(find('zebra')).toEqual([]);
    expect(find('')).toEqual([]);
  });
});
