/**
 * Finds the flag that its short form means: `-n` is `--namespace`. Pure.
 */
import {readShortForm} from '../short-form.ts';
import type {SearchRecord} from '../types.ts';

/** A short form with a word to itself. */
const SHORT = /(?<!\S)-[a-z](?![\w-])/gi;

interface Flag {
  readonly name: string;
  /** Words of the command that it belongs to; none if all commands have it. */
  readonly command: readonly string[];
}

/** Words of a command without `devspace`; none for another page. */
function wordsOf(title: string): string[] {
  const [first, ...rest] = title.toLowerCase().split(/\s+/);
  return first === 'devspace' ? rest : [];
}

/**
 * Makes a function that puts flags in the place of their short forms: those of the command that
 * stands in the text, then those of all commands, then those of any.
 */
export function createFlagReader(records: readonly SearchRecord[]): (text: string) => string {
  const flags = new Map<string, Flag[]>();
  for (const {kind, card, content, hierarchy} of records) {
    const short = kind === 'flag' ? readShortForm(content) : undefined;
    if (short === undefined || !card) continue;
    const flag = {name: card.name, command: wordsOf(hierarchy.lvl1)};
    flags.set(short, [...(flags.get(short) ?? []), flag]);
  }
  return (text) =>
    text.replace(SHORT, (short) => {
      const typed = text.toLowerCase().split(/\s+/);
      const all = flags.get(short) ?? [];
      const own = all.find(
        ({command}) => command.length > 0 && command.every((word) => typed.includes(word)),
      );
      const flag = own ?? all.find(({command}) => command.length === 0) ?? all[0];
      return flag?.name ?? short;
    });
}
