import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync, strFromU8} from 'fflate';
import {describe, expect, it} from 'vitest';
import {readTags} from '@devspace-docs/static-host';
import {offlineArchive, offlineName} from '@devspace-docs/offline';
import {versions} from '@devspace-docs/versions';
import {buildDir} from '../lib/built-site.ts';

const URL_ATTRIBUTES = ['href', 'src', 'srcset'];

describe.each(versions)('the archive of $label', ({label}) => {
  const archive = unzipSync(readFileSync(path.join(buildDir, offlineArchive(label))));
  const pages = Object.keys(archive).filter((file) => file.endsWith('.html'));

  it('contains the pages of the version', () => {
    expect(pages.length).toBeGreaterThan(100);
    expect(pages).toContain(`${offlineName(label)}/index.html`);
  });

  it('contains the targets of all relative links', () => {
    const broken: string[] = [];
    for (const page of pages) {
      const tags = readTags(strFromU8(archive[page] ?? new Uint8Array()));
      for (const {name, attributes} of tags) {
        for (const attribute of URL_ATTRIBUTES) {
          const url = attributes.get(attribute)?.split(' ')[0];
          if (url === undefined || /^(?:[a-z]+:|#)/i.test(url)) continue;
          const file = decodeURI(url.replace(/[?#].*$/s, ''));
          const target = path.posix.join(path.posix.dirname(page), file);
          if (!(target in archive)) broken.push(`${page}: <${name} ${attribute}=${url}>`);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  it('runs scripts only on its search page', () => {
    const running = pages.filter((page) =>
      readTags(strFromU8(archive[page] ?? new Uint8Array())).some(
        ({name, isEnd, attributes}) =>
          name === 'script' && !isEnd && attributes.get('type') !== 'application/ld+json',
      ),
    );
    expect(running).toEqual([`${offlineName(label)}/search.html`]);
  });
});
