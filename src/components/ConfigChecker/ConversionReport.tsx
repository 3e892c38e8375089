import {useState, type ReactNode, type Ref} from 'react';
import {latestVersion} from '@devspace-docs/versions';
import type {ConversionChange, ConversionNote} from '@devspace-docs/devspace-check/convert';
import CodeText from './CodeText';
import styles from './styles.module.css';
import type {Conversion} from './useConversion';

/** How many notes or changes a list shows. */
const MAX_LISTED = 200;

/** What the reader has to do comes first. */
const NOTE_LISTS: ReadonlyArray<readonly [severity: ConversionNote['severity'], name: string]> = [
  ['decision', 'Decisions for you'],
  ['loss', 'Not converted'],
  ['info', 'Notes'],
];

export interface ConversionReportProps {
  readonly ref?: Ref<HTMLElement>;
  readonly conversion: Conversion;
  /** Marks the lines of a note or change. The changes have the indexes after the notes. */
  readonly onMark: (index: number) => void;
  /** Moves to the line of the result, or of the original if nothing in the result shows the change. */
  readonly onSelect: (change: ConversionChange) => void;
}

/** What a conversion did, and what the reader has to decide. */
export default function ConversionReport({
  ref,
  conversion,
  onMark,
  onSelect,
}: ConversionReportProps): ReactNode {
  const {fromVersion, notes, changes} = conversion;
  const [marked, setMarked] = useState<number>();

  function mark(index: number): void {
    setMarked(index);
    onMark(index);
  }

  type Entry = ConversionChange & {readonly index: number};

  const list = (name: string, entries: readonly Entry[]): ReactNode =>
    entries.length > 0 && (
      <div key={name}>
        <p className={styles.side}>{`${name} (${entries.length})`}</p>
        <ol className={styles.changes} aria-label={name}>
          {entries.slice(0, MAX_LISTED).map((entry) => (
            <li key={entry.index}>
              <button
                type="button"
                className={styles.change}
                aria-current={marked === entry.index}
                onFocus={() => mark(entry.index)}
                onClick={() => {
                  mark(entry.index);
                  onSelect(entry);
                }}>
                <span>
                  {`Line ${entry.from}`}
                  <span className="visually-hidden"> of the original: </span>
                </span>
                <CodeText>
                  {entry.message.charAt(0).toUpperCase() + entry.message.slice(1)}
                </CodeText>
              </button>
            </li>
          ))}
        </ol>
        {entries.length > MAX_LISTED && (
          <p>{`${entries.length - MAX_LISTED} more aren't listed.`}</p>
        )}
      </div>
    );

  const byLine = (a: Entry, b: Entry): number => a.from - b.from;
  const numbered = notes.map((note, index) => ({...note, index})).sort(byLine);
  return (
    <section ref={ref} className={styles.report} aria-label="Conversion">
      <p>
        {`Converted from ${fromVersion ?? 'an old format'} to ${latestVersion.configVersion}.`}{' '}
        {notes.length > 0 && 'Read the notes before you use the result. '}
        Select a note or a change to mark its lines in both files. In the margin, ▲ marks decisions
        and fields without an equivalent, and ■ marks notes.
      </p>
      {NOTE_LISTS.map(([kind, name]) =>
        list(
          name,
          numbered.filter(({severity}) => severity === kind),
        ),
      )}
      {list(
        'Changes',
        changes.map((change, index) => ({...change, index: notes.length + index})).sort(byLine),
      )}
    </section>
  );
}
