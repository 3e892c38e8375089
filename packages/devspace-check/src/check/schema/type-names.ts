import {joinWords} from '@devspace-docs/common';
const plurals: Readonly<Record<string, string>> = {
  string: 'strings',
  integer: 'integers',
  number: 'numbers',
  boolean: 'booleans',
  object: 'objects',
  any: 'values of any type',
};

/** The plural of a type in the config reference: `list of strings` becomes `lists of strings`. */
export function pluralize(type: string): string {
  return plurals[type] ?? type.replace(/^(list|map) of/, '$1s of');
}

/** Joins types without duplicates: `string, list of strings or boolean`. */
export function joinTypes(types: readonly string[]): string {
  return joinWords([...new Set(types)], 'or');
}
