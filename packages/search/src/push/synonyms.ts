import type {SynonymHit} from 'algoliasearch';
import {readSynonyms, type SynonymRule} from '../builtin/synonyms.ts';

/** Converts the synonyms of the built-in search to Algolia's format, one per word or phrase. */
export function writeSynonyms(rules: readonly SynonymRule[] = readSynonyms()): SynonymHit[] {
  const found = new Map<string, Set<string>>();
  for (const {from, to} of rules) {
    const input = from.join(' ');
    const synonyms = found.get(input) ?? new Set<string>();
    for (const phrase of to) synonyms.add(phrase.join(' '));
    found.set(input, synonyms);
  }
  return [...found].map(([input, synonyms]) => ({
    objectID: `synonym-${input.replaceAll(' ', '-')}`,
    type: 'oneWaySynonym' as const,
    input,
    synonyms: [...synonyms],
  }));
}
