import type {ReactNode} from 'react';
import {useCopy, type CopyState} from '@site/src/hooks/useCopy';
import {latestVersion} from '@devspace-docs/versions';
import type {Location} from '@devspace-docs/devspace-check';
import type {ConversionChange} from '@devspace-docs/devspace-check/convert';
import CodeText from './CodeText';
import styles from './styles.module.css';
import type {Conversion} from './useConversion';

const labels: Record<CopyState, string> = {
  idle: 'Copy the config',
  copied: 'Config copied',
  failed: 'Copy failed',
};

export interface ConversionReportProps {
  readonly conversion: Conversion;
  /** The text in the editor. */
  readonly text: string;
  readonly onSelect: (location: Location) => void;
  /** Restores the original. */
  readonly onUndo: () => void;
}

/** Saves a text as a file, without a request. */
function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], {type: 'application/yaml'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'devspace-v6.yaml';
  link.click();
  URL.revokeObjectURL(url);
}

/** What a conversion did, and what the reader has to decide. */
export default function ConversionReport({
  conversion,
  text,
  onSelect,
  onUndo,
}: ConversionReportProps): ReactNode {
  const {state, copy} = useCopy();
  const {fromVersion, notes, changes} = conversion;

  const item = ({message, from, to}: ConversionChange, index: number): ReactNode => (
    <li key={index}>
      {to !== undefined && (
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => onSelect({line: to, column: 1, length: 1})}>
          Line {to}
        </button>
      )}{' '}
      <CodeText>{message.charAt(0).toUpperCase() + message.slice(1)}</CodeText>{' '}
      <span className={styles.progress}>{`(line ${from} of the original)`}</span>
    </li>
  );

  return (
    <section className={styles.conversion} aria-label="Conversion">
      <p role="status">
        {`Converted from ${fromVersion ?? 'an old format'} to ${latestVersion.configVersion}.`}{' '}
        {notes.length > 0 && 'Read these notes before you use it:'}
      </p>
      {notes.length > 0 && <ul aria-label="Notes">{notes.map(item)}</ul>}
      {changes.length > 0 && (
        <details>
          <summary>{`All changes (${changes.length})`}</summary>
          <ul>{changes.map(item)}</ul>
        </details>
      )}
      <p className={styles.control}>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => copy(text)}>
          {labels[state]}
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => download(text)}>
          Download
        </button>
        <button type="button" className="button button--secondary button--sm" onClick={onUndo}>
          Restore the original
        </button>
        <span role="status" className="visually-hidden">
          {state === 'idle' ? '' : labels[state]}
        </span>
      </p>
    </section>
  );
}
