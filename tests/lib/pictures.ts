/**
 * Checks the pictures of built pages: readers who do not see them learn what they show, and the
 * page does not jump when they arrive. Pure.
 */
import type {Tag} from '../../scripts/lib/html/tags.ts';

/** The theme draws an icon beside the title of each admonition, which says the same. */
const TITLE_ICON = 'admonitionIcon_';

/** Elements whose own name covers the pictures inside. */
const NAMED_PARENTS = ['a', 'button', 'summary'];

function has(tag: Tag, name: string): boolean {
  return (tag.attributes.get(name) ?? '').trim() !== '';
}

function isHidden(tag: Tag): boolean {
  const {attributes} = tag;
  return (
    attributes.get('aria-hidden') === 'true' ||
    attributes.get('role') === 'presentation' ||
    /display:\s*none/.test(attributes.get('style') ?? '')
  );
}

/** What a picture stands in, from the inside out; only elements that always have an end tag. */
function parentsOf(tags: readonly Tag[], index: number): Tag[] {
  const open: Tag[] = [];
  for (const tag of tags.slice(0, index)) {
    if (!NAMED_PARENTS.includes(tag.name)) continue;
    if (tag.isEnd) open.pop();
    else open.push(tag);
  }
  return open.reverse();
}

function describe(tag: Tag): string {
  const source = tag.attributes.get('src') ?? tag.attributes.get('class') ?? '';
  return `<${tag.name}${source === '' ? '' : ` ${source}`}>`;
}

function checkImage(tag: Tag, tags: readonly Tag[], index: number): string[] {
  const problems = ['width', 'height']
    .filter((name) => !/^\d+$/.test(tag.attributes.get(name) ?? ''))
    .map((name) => `has no ${name}`);
  const isDecoration =
    tag.attributes.get('alt') === '' && (isHidden(tag) || parentsOf(tags, index).length > 0);
  return has(tag, 'alt') || isDecoration ? problems : ['has no alt text', ...problems];
}

function checkDrawing(tag: Tag, tags: readonly Tag[], index: number): string[] {
  if (isHidden(tag) || tags[index - 1]?.attributes.get('class')?.startsWith(TITLE_ICON)) return [];
  const parents = parentsOf(tags, index);
  const isNamed = has(tag, 'aria-label') || has(tag, 'aria-labelledby');
  // A name on the control is heard instead of what is inside.
  if (parents.some((parent) => has(parent, 'aria-label'))) return [];
  if (!isNamed) return ['has no name: add aria-label, or aria-hidden if it is decorative'];
  const isPicture = tag.attributes.get('role') === 'img' || parents.length > 0;
  return isPicture ? [] : ['has no role="img"'];
}

/** Finds what pictures lack, as sentences that begin with the element. */
export function findBadPictures(tags: readonly Tag[]): string[] {
  return tags.flatMap((tag, index) => {
    if (tag.isEnd) return [];
    const problems =
      tag.name === 'img'
        ? checkImage(tag, tags, index)
        : tag.name === 'svg'
          ? checkDrawing(tag, tags, index)
          : [];
    return problems.map((problem) => `${describe(tag)} ${problem}`);
  });
}
