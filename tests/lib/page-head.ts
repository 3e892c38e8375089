/**
 * Checks what every page has to say of itself. Pure: pages in, problems out.
 */
import {readLinks, readMeta, readTitle, type Tag} from '../../scripts/lib/html/tags.ts';

/** A page to check. */
export interface CheckedPage {
  readonly file: string;
  /** Absolute address that the page is published at. */
  readonly address: string;
  readonly html: string;
  readonly tags: readonly Tag[];
}

const SHORTEST = 50;
const LONGEST = 160;
const TITLE = /\S.* \| Documentation$/;

function count(tags: readonly Tag[], fits: (tag: Tag) => boolean): number {
  return tags.filter((tag) => !tag.isEnd && fits(tag)).length;
}

function checkDescription(text: string | undefined): string[] {
  if (!text) return ['has no description: add one to the front matter'];
  if (text.length >= SHORTEST && text.length <= LONGEST) return [];
  return [`has a description of ${text.length} characters: expected ${SHORTEST} to ${LONGEST}`];
}

function checkLandmarks(tags: readonly Tag[]): string[] {
  const counts: ReadonlyArray<readonly [string, number]> = [
    ['h1 headings', count(tags, ({name}) => name === 'h1')],
    ['main landmarks', count(tags, ({name}) => name === 'main')],
    [
      'main navigations',
      count(
        tags,
        ({name, attributes}) => name === 'nav' && attributes.get('aria-label') === 'Main',
      ),
    ],
    [
      'site footers',
      count(
        tags,
        ({name, attributes}) =>
          name === 'footer' &&
          /(?:^| )theme-layout-footer(?: |$)/.test(attributes.get('class') ?? ''),
      ),
    ],
  ];
  return counts
    .filter(([, number]) => number !== 1)
    .map(([what, number]) => `has ${number} ${what}: expected 1`);
}

function checkLanguage(tags: readonly Tag[]): string[] {
  const html = tags.find(({name}) => name === 'html')?.attributes;
  const isEnglish = html?.get('lang') === 'en' && html.get('dir') === 'ltr';
  return isEnglish ? [] : ['is not marked as English, left to right'];
}

/** Finds what a page lacks by itself. */
export function checkPage({html, tags, address}: CheckedPage): string[] {
  const title = readTitle(html);
  const canonical = readLinks(tags, 'canonical');
  return [
    ...checkLanguage(tags),
    ...(TITLE.test(title)
      ? []
      : [`has the title "${title}": expected a name and "| Documentation"`]),
    ...checkDescription(readMeta(tags, 'description')),
    ...(canonical.length === 1 && canonical[0] === address
      ? []
      : [`has the canonical URL ${canonical.join(' and ') || '(none)'}: expected ${address}`]),
    ...checkLandmarks(tags),
  ];
}

/** Finds texts that several pages share, although each tells a page apart in a list of results. */
export function findShared(pages: readonly CheckedPage[], what: 'title' | 'description'): string[] {
  const users = new Map<string, string[]>();
  for (const {file, html, tags} of pages) {
    const text = what === 'title' ? readTitle(html) : (readMeta(tags, 'description') ?? '');
    users.set(text, [...(users.get(text) ?? []), file]);
  }
  return [...users]
    .filter(([text, files]) => text && files.length > 1)
    .map(([text, files]) => `${files.join(' and ')} share the ${what} "${text}"`);
}
