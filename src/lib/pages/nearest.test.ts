import {describe, expect, it} from 'vitest';
import {pathWords} from './path-words.ts';
import {nearestPages} from './nearest.ts';
import type {PageSummary} from './types.ts';

function page(path: string, title: string, version = '6.x'): PageSummary {
  return {path, title, version};
}

const pages = [
  page('/docs/', 'DevSpace documentation'),
  page('/docs/configuration/dev/connections/port-forwarding', 'Forward ports'),
  page('/docs/configuration/dev/connections/file-sync', 'Synchronize files'),
  page('/docs/configuration/localRegistry', 'Local registry'),
  page('/docs/cli/devspace_list_vars', 'devspace list vars'),
  page('/docs/5.x/commands/devspace_list_vars', 'devspace list vars', '5.x'),
  page('/docs/5.x/commands/devspace_save_vars', 'devspace save vars', '5.x'),
];

function nearest(path: string, limit = 5, version = '6.x'): string[] {
  return nearestPages(path, pages, version, limit).map((found) => found.path);
}

describe('pathWords', () => {
  it('splits an address as a reader would have typed it', () => {
    expect(pathWords('/docs/cli/devspace_list-vars.html')).toEqual([
      'cli',
      'devspace',
      'list',
      'vars',
    ]);
    expect(pathWords('/docs/localRegistry/index.html')).toEqual(['local', 'registry']);
    expect(pathWords('/docs/5.x/file%20sync')).toEqual(['5.x', 'file', 'sync']);
  });

  it('survives an address that is not encoded well', () => {
    expect(pathWords('/docs/%E0%A4%A/ports')).toContain('ports');
  });
});

describe('nearestPages', () => {
  it('finds a page despite a typo', () => {
    expect(nearest('/docs/configuration/dev/port-forwading')[0]).toBe(
      '/docs/configuration/dev/connections/port-forwarding',
    );
  });

  it('finds a page by its last name alone', () => {
    expect(nearest('/docs/file-sync')[0]).toBe('/docs/configuration/dev/connections/file-sync');
    expect(nearest('/docs/local_registry')[0]).toBe('/docs/configuration/localRegistry');
  });

  it('prefers the latest version when the address names none', () => {
    expect(nearest('/docs/devspace_list_vars')[0]).toBe('/docs/cli/devspace_list_vars');
  });

  it('prefers the version that the reader uses, but not to a much closer page', () => {
    expect(nearest('/docs/devspace_list_vars', 1, '5.x')).toEqual([
      '/docs/5.x/commands/devspace_list_vars',
    ]);
    expect(nearest('/docs/commands/devspace_save_vars', 1)).toEqual([
      '/docs/5.x/commands/devspace_save_vars',
    ]);
  });

  it('offers no more pages than it is asked for', () => {
    expect(nearest('/docs/devspace_list_vars', 1)).toHaveLength(1);
  });

  it('offers nothing for an address without likeness or without words', () => {
    expect(nearest('/docs/zzzz-qqqq')).toEqual([]);
    expect(nearest('/docs/')).toEqual([]);
  });
});
