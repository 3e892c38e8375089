import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {NOT_FOUND, listFiles, pageAddress, readPage, readPages} from '../lib/built-site.ts';
import {findBrokenLinks, findSourceLine, type BrokenLink} from '../lib/links.ts';
import {versionsByLabel} from '../../src/config/versions.ts';
import {readPagePath} from '../../src/lib/version-map/page-path.ts';

/** Docusaurus gives the not-found page the address of its file, where nobody is ever sent. */
const NOT_FOUND_ADDRESS = pageAddress(NOT_FOUND);

/** The source of a page stands first: its own file, then what may be a part of it, then the rest. */
function readSources(pagePath: string): Map<string, string> {
  const {version, page} = readPagePath(pagePath);
  const folder = versionsByLabel[version].docsFolder;
  const own = `${folder}/${page}`.replace(/\/$/, '');
  const rank = (file: string): number => {
    if (['.md', '.mdx', '/index.md', '/index.mdx'].some((ending) => file === own + ending))
      return 0;
    return file.startsWith(`${folder}/`) ? 1 : 2;
  };
  const files = globSync([
    'docs/**/*.{md,mdx}',
    'versioned_docs/**/*.{md,mdx}',
    'src/**/*.{ts,tsx}',
    '*.ts',
  ]);
  return new Map(
    files
      .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

function describeLink({page, link, reason}: BrokenLink): string {
  const path = page.file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '');
  const source = findSourceLine(link, readSources(path));
  const place = source ? `${source.file}:${source.line}` : `the source of ${page.file}`;
  return `${place}: ${link} ${reason}`;
}

/** One line for each place in the sources: what stands in a menu breaks on every page. */
function report(links: readonly BrokenLink[]): string[] {
  const pages = new Map<string, string[]>();
  for (const link of links) {
    const text = describeLink(link);
    pages.set(text, [...(pages.get(text) ?? []), link.page.address]);
  }
  return [...pages].map(([text, [first, ...more]]) => {
    const others = more.length > 0 ? ` and ${more.length} more pages` : '';
    return `${text} (on ${first}${others})`;
  });
}

describe('the links of the built site', () => {
  it('lead to a file and to an anchor that exist, without a redirect', () => {
    const pages = [...readPages(), readPage(NOT_FOUND)].map(({file, path, tags}) => ({
      file,
      address: pageAddress(path),
      tags: tags.filter(({attributes}) => attributes.get('href') !== NOT_FOUND_ADDRESS),
    }));
    expect(report(findBrokenLinks(pages, listFiles()))).toEqual([]);
  });
});
