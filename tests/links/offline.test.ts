import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync, strFromU8} from 'fflate';
import {describe, expect, it} from 'vitest';
import {findAll, parsePage, propertyOf} from '@devspace-docs/static-host/html';
import {offlineArchive, offlineName} from '@devspace-docs/offline';
import {versions} from '@devspace-docs/versions';
import {buildDir} from '../lib/built-site.ts';

const URL_PROPERTIES = ['href', 'src', 'srcSet'];

/** URLs of other files, and whether the page runs scripts. */
function readArchived(html: string): {
  readonly urls: readonly string[];
  readonly isActive: boolean;
} {
  const elements = findAll(parsePage(html), () => true);
  return {
    urls: elements
      .flatMap((element) => URL_PROPERTIES.flatMap((name) => propertyOf(element, name) ?? []))
      .map((url) => url.split(' ')[0] ?? '')
      .filter((url) => !/^(?:[a-z]+:|#)/i.test(url)),
    isActive: elements.some(
      (element) =>
        element.tagName === 'script' && propertyOf(element, 'type') !== 'application/ld+json',
    ),
  };
}

describe.each(versions)('the archive of $label', ({label}) => {
  const archive = unzipSync(readFileSync(path.join(buildDir, offlineArchive(label))));
  const pages = new Map(
    Object.entries(archive)
      .filter(([file]) => file.endsWith('.html'))
      .map(([file, bytes]) => [file, readArchived(strFromU8(bytes))]),
  );

  it('contains the pages of the version', () => {
    expect(pages.size).toBeGreaterThan(100);
    expect([...pages.keys()]).toContain(`${offlineName(label)}/index.html`);
  });

  it('contains the targets of all relative links', () => {
    const broken = [...pages].flatMap(([page, {urls}]) =>
      urls
        .filter((url) => {
          const file = decodeURI(url.replace(/[?#].*$/s, ''));
          return !(path.posix.join(path.posix.dirname(page), file) in archive);
        })
        .map((url) => `${page}: ${url}`),
    );
    expect(broken).toEqual([]);
  });

  it('runs scripts only on its search page', () => {
    const running = [...pages].filter(([, {isActive}]) => isActive).map(([page]) => page);
    expect(running).toEqual([`${offlineName(label)}/search.html`]);
  });
});
