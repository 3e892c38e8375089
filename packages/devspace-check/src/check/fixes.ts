/** Hints with a suggestion, and the replacements that apply them. */
import {didYouMean, removeLinks} from '@devspace-docs/common';
import type {Diagnostic, Location} from './yaml/yaml.ts';

/** Replaces a name in a text, but not a part of a longer name. */
function replaceName(text: string, name: string, replacement: string): string {
  let from = text.indexOf(name);
  const isInside = (character = ''): boolean => /[\w-]/.test(character);
  while (from >= 0) {
    const end = from + name.length;
    if (!isInside(text[from - 1]) && !isInside(text[end]))
      return text.slice(0, from) + replacement + text.slice(end);
    from = text.indexOf(name, from + 1);
  }
  return text;
}

/** Turns a sentence, as in the schemas, into a hint. */
export function toHint(advice: string): string {
  const text = removeLinks(advice).replace(/(?<!\.\.)\.$/, '');
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A range in the file, with its text. */
export interface FixTarget {
  readonly location: Location;
  readonly text: string;
}

/** Suggests to replace a name in a range. Without a suggestion, the hint is the fallback. */
export function suggestName(
  suggestion: string | undefined,
  fallback: string,
  name: string,
  {location, text}: FixTarget,
): Pick<Diagnostic, 'fix' | 'hint'> {
  const hint = didYouMean(suggestion, fallback);
  const newText = suggestion === undefined ? text : replaceName(text, name, suggestion);
  return newText === text ? {hint} : {hint, fix: {location, newText, oldText: text}};
}
