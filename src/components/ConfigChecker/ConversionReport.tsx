import type {ReactNode} from 'react';
import {latestVersion} from '@devspace-docs/versions';
import type {ConversionChange, ConversionNote} from '@devspace-docs/devspace-check/convert';
import CodeText from './CodeText';
import styles from './styles.module.css';
import type {Conversion} from './useConversion';

/** How many notes or changes a list shows. */
const MAX_LISTED = 200;

type ListName = ConversionNote['severity'] | 'change';

const names: Readonly<Record<ListName, string>> = {
  decision: 'Decisions for you',
  loss: 'Not converted',
  info: 'Notes',
  change: 'Changes',
};

export interface EntryListProps {
  readonly list: ListName;
  readonly conversion: Conversion;
  /** Index of the note or change whose lines are marked. The changes have the indexes after the notes. */
  readonly marked: number | undefined;
  readonly onMark: (index: number) => void;
  /** Moves to the line of the result, or of the original if nothing in the result shows the change. */
  readonly onSelect: (change: ConversionChange) => void;
}

/** The notes of a kind, or the changes, by their lines in the original. */
export function EntryList({
  list,
  conversion: {notes, changes},
  marked,
  onMark,
  onSelect,
}: EntryListProps): ReactNode {
  const entries = [...notes, ...changes.map((change) => ({...change, severity: 'change'}))]
    .map((entry, index) => ({...entry, index}))
    .filter(({severity}) => severity === list)
    .sort((a, b) => a.from - b.from);
  if (entries.length === 0) return null;
  const name = names[list];
  return (
    <div className={styles.list}>
      <p className={styles.side}>{`${name} (${entries.length})`}</p>
      <ol className={styles.changes} aria-label={name}>
        {entries.slice(0, MAX_LISTED).map((entry) => (
          <li key={entry.index}>
            <button
              type="button"
              className={styles.change}
              aria-current={marked === entry.index}
              onFocus={() => onMark(entry.index)}
              onClick={() => {
                onMark(entry.index);
                onSelect(entry);
              }}>
              <span>
                {list === 'decision' && entry.to !== undefined
                  ? `Result line ${entry.to}`
                  : `Original line ${entry.from}`}
                <span className="visually-hidden">: </span>
              </span>
              <CodeText>{entry.message.charAt(0).toUpperCase() + entry.message.slice(1)}</CodeText>
            </button>
          </li>
        ))}
      </ol>
      {entries.length > MAX_LISTED && <p>{`${entries.length - MAX_LISTED} more aren't listed.`}</p>}
    </div>
  );
}

/** What a conversion did, except for the decisions, which are above the editors. */
export default function ConversionReport(lists: Omit<EntryListProps, 'list'>): ReactNode {
  const {fromVersion} = lists.conversion;
  return (
    <section className={styles.report} aria-label="Conversion">
      <p>
        {`Converted from ${fromVersion ?? 'an old format'} to ${latestVersion.configVersion}.`}{' '}
        Select an entry to mark its lines. ▲ marks decisions and fields without an equivalent, and ■
        marks notes.
      </p>
      <EntryList list="loss" {...lists} />
      <EntryList list="info" {...lists} />
      <EntryList list="change" {...lists} />
    </section>
  );
}
