import type {Flag, FlagDefault} from './types.ts';
import {attribute, present, sentenceLines} from './text.ts';

export const FLAG_TABLE_IMPORT =
  "import FlagTable, {FlagRow} from '@site/src/components/FlagTable';";

/** A default as readers would pass it; undefined if it is empty. */
export function writeDefault(value: FlagDefault): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (typeof value === 'object') return value.length > 0 ? value.join(',') : undefined;
  // `false` and `0` are defaults, too.
  return String(value);
}

/** What a flag does, which commands a global flag applies to, and the first release with it; Markdown. */
export function describeMeaning({meaning, appliesTo, since}: Flag): string {
  return present(meaning, appliesTo && `Applies to ${appliesTo}.`, since && `Since ${since}.`).join(
    ' ',
  );
}

function flagRow(flag: Flag): string {
  const byDefault = writeDefault(flag.default);
  const attributes = present(
    attribute('id', `flag-${flag.name}`),
    attribute('name', flag.name),
    flag.shorthand && attribute('shorthand', flag.shorthand),
    attribute('type', flag.type),
    byDefault && attribute('defaultValue', byDefault),
    flag.defaultNote && attribute('defaultNote', flag.defaultNote),
    flag.deprecated && 'isDeprecated',
  );
  return `<FlagRow ${attributes.join(' ')}>\n\n${sentenceLines(describeMeaning(flag))}\n\n</FlagRow>`;
}

/** A table of flags. The label is its accessible name. */
export function flagTable(flags: readonly Flag[], label: string): string {
  const rows = flags.map(flagRow);
  return [`<FlagTable ${attribute('label', label)}>`, ...rows, '</FlagTable>'].join('\n');
}
