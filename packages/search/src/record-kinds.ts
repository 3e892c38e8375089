/** All kinds of records. Index files contain positions in this list, so append new kinds at the end. */
export const RECORD_KINDS = [
  'page',
  'section',
  'field',
  'flag',
  'command',
  'function',
  'variable',
  'error',
] as const;

/** Kind of a record. All except pages and sections can be shown as a card. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Whether records of a kind represent a whole page. */
export function isPage(kind: RecordKind | undefined): boolean {
  return kind === 'page' || kind === 'command';
}
