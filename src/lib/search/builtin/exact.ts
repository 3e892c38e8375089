/**
 * Puts what was typed word for word first. Pure.
 */
import type {SearchRecord} from '../types.ts';
import {inOnePiece} from './profiles.ts';
import {byScore, isEntry, isTop, type Ranked} from './rank.ts';
import type {RecordIndex} from './record-index.ts';
import {readWords} from './words.ts';

/** Order of records with the same name: a row of a table repeats an entry of the catalog. */
function preference(record: SearchRecord | undefined): number {
  if (!record) return 0;
  if (record.kind === 'error') return isEntry(record) ? 4 : 1;
  return isTop(record.kind) ? 3 : 2;
}

/**
 * Moves records whose name, heading or title is what was typed to the front, with words such as
 * "only" and "some". A single word names many things, which the weights order.
 */
export function preferExact(
  typed: string,
  index: RecordIndex,
  ranked: readonly Ranked[],
): readonly Ranked[] {
  if (readWords(typed).length < 2) return ranked;
  const written = inOnePiece(typed);
  const best = ranked[0]?.score ?? 0;
  return ranked
    .map(({record, score}) => {
      const isExact = index.profileOf(record).writtenNames.includes(written);
      return {record, score: isExact ? score + best * preference(index.records[record]) : score};
    })
    .sort(byScore);
}
