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
  it('splits a URL into words, without prefixes and extensions', () => {
    expect(pathWords('/docs/cli/devspace_list-vars.html')).toEqual([
      'cli',
      'devspace',
      'list',
      'vars',
    ]);
    expect(pathWords('/docs/localRegistry/index.html')).toEqual(['local', 'registry']);
    expect(pathWords('/docs/5.x/file%20sync')).toEqual(['5.x', 'file', 'sync']);
  });

  it('accepts a URL with invalid percent-encoding', () => {
    expect(pathWords('/docs/%E0%A4%A/ports')).toContain('ports');
  });
});

describe('nearestPages', () => {
  it('finds a page despite a typo', () => {
    expect(nearest('/docs/configuration/dev/port-forwading')[0]).toBe(
      '/docs/configuration/dev/connections/port-forwarding',
    );
  });

  it('finds a page despite swapped letters, and in another folder', () => {
    expect(nearest('/docs/guides/file-snyc')[0]).toBe(
      '/docs/configuration/dev/connections/file-sync',
    );
  });

  it('finds a page by the last segment of its path', () => {
    expect(nearest('/docs/file-sync')[0]).toBe('/docs/configuration/dev/connections/file-sync');
    expect(nearest('/docs/local_registry')[0]).toBe('/docs/configuration/localRegistry');
  });

  it('prefers the page that is titled like the URL', () => {
    const found = nearestPages(
      '/docs/file-sync',
      [
        page('/docs/troubleshooting/file-sync', 'Troubleshoot file sync'),
        page('/docs/configuration/dev/connections/file-sync', 'File sync'),
      ],
      '6.x',
      2,
    );
    expect(found.map(({title}) => title)).toEqual(['File sync', 'Troubleshoot file sync']);
  });

  it('prefers the latest version if the URL has no version', () => {
    expect(nearest('/docs/devspace_list_vars')[0]).toBe('/docs/cli/devspace_list_vars');
  });

  it("prefers the reader's version, except to a much more similar page", () => {
    expect(nearest('/docs/devspace_list_vars', 1, '5.x')).toEqual([
      '/docs/5.x/commands/devspace_list_vars',
    ]);
    expect(nearest('/docs/commands/devspace_save_vars', 1)).toEqual([
      '/docs/5.x/commands/devspace_save_vars',
    ]);
  });

  it('returns at most as many pages as the limit', () => {
    expect(nearest('/docs/devspace_list_vars', 1)).toHaveLength(1);
  });

  it('returns nothing for a URL without similar pages or without words', () => {
    expect(nearest('/docs/zzzz-qqqq')).toEqual([]);
    expect(nearest('/docs/')).toEqual([]);
  });
});
