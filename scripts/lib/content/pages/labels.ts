/** Tells labels of links that say nothing about the target. */

/** Readers who jump from link to link hear these without the sentence around them. */
const EMPTY_LABELS: ReadonlySet<string> = new Set([
  'click here',
  'here',
  'learn more',
  'link',
  'more',
  'page',
  'read more',
  'see here',
  'this',
  'this link',
  'this page',
]);

/** Whether a label could stand on any link. */
export function isEmptyLabel(label: string): boolean {
  const words = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return EMPTY_LABELS.has(words);
}
