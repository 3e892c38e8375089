/** Expands short forms of flags in queries: `-n` is `--namespace`. */
import {readShortForm} from '../short-form.ts';
import type {SearchRecord} from '../types.ts';

/** A short form between spaces. */
const SHORT = /(?<!\S)-[a-z](?![\w-])/gi;

interface Flag {
  readonly name: string;
  /** Words of its command without `devspace`; empty for a global flag. */
  readonly command: readonly string[];
}

function commandWords(title: string): string[] {
  const [first, ...rest] = title.toLowerCase().split(/\s+/);
  return first === 'devspace' ? rest : [];
}

/**
 * Returns a function that replaces short forms with flags. Flags of a command in the text take
 * precedence, then global flags, then flags of any command.
 */
export function createFlagExpander(records: readonly SearchRecord[]): (text: string) => string {
  const flags = new Map<string, Flag[]>();
  for (const {kind, card, content, hierarchy} of records) {
    const short = kind === 'flag' ? readShortForm(content) : undefined;
    if (short === undefined || !card) continue;
    const flag = {name: card.name, command: commandWords(hierarchy.lvl1)};
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
