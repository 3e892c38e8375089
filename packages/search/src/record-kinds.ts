import type {RecordKind} from './types.ts';

/** All kinds of records. Index files contain positions in this list, so append new kinds at the end. */
export const RECORD_KINDS: readonly RecordKind[] = [
  'page',
  'section',
  'field',
  'flag',
  'command',
  'function',
  'variable',
  'error',
];

/** Whether records of a kind represent a whole page. */
export function isPage(kind: RecordKind | undefined): boolean {
  return kind === 'page' || kind === 'command';
}
