import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

export interface FlagTableProps {
  /** Accessible name: `Flags of devspace deploy`. */
  readonly label: string;
  /** `FlagRow` elements. */
  readonly children: ReactNode;
}

/** Flags of a command, one row each. In a narrow column, the cells of a row are stacked. */
export default function FlagTable({label, children}: FlagTableProps): ReactNode {
  return (
    <div className={styles.container}>
      <table className={styles.table} aria-label={label}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">Flag</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export interface FlagRowProps {
  /** Anchor of the row: `flag-force-build`. */
  readonly id: string;
  /** Without dashes. */
  readonly name: string;
  /** One letter, without the dash. */
  readonly shorthand?: string;
  readonly type: 'bool' | 'int' | 'string' | 'strings';
  /** As typed on the command line; omitted if empty. */
  readonly defaultValue?: string;
  /** Effective value at run time of an empty or zero default. */
  readonly defaultNote?: string;
  readonly isDeprecated?: boolean;
  readonly children: ReactNode;
}

/** A flag, with a permalink. */
export function FlagRow({
  id,
  name,
  shorthand,
  type,
  defaultValue,
  defaultNote,
  isDeprecated = false,
  children,
}: FlagRowProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <tr id={id} className={styles.row}>
      <th scope="row" className={styles.flag}>
        <a href={`#${id}`} className={styles.anchor}>
          <code translate="no">--{name}</code>
        </a>
        {shorthand && (
          <>
            {' '}
            <code translate="no">-{shorthand}</code>
          </>
        )}
        {isDeprecated && <span className={styles.deprecated}> deprecated</span>}
      </th>
      <td className={styles.type}>{type}</td>
      <td className={styles.default}>
        {defaultValue === undefined ? (
          <span className={styles.empty}>{type === 'strings' ? 'none' : 'empty'}</span>
        ) : (
          <code translate="no">{defaultValue}</code>
        )}
        {defaultNote && <span className={styles.note}> (at run time: {defaultNote})</span>}
      </td>
      <td className={styles.meaning}>{children}</td>
    </tr>
  );
}
