import type {RecordKind} from './types.ts';

/** All kinds of records. Packed indexes name them by their place here: a new one goes to the end. */
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
