import {useRef, type ReactNode} from 'react';
import type {VersionLabel} from '@devspace-docs/versions';
import ChangeFilter from './ChangeFilter';
import FixFilter from './FixFilter';
import styles from './styles.module.css';

export interface ReleaseFilterProps {
  readonly of: 'changes' | 'fixes';
  readonly version: VersionLabel;
  /** Areas of the changes with their names: `sync=File sync, ui=Web UI`. */
  readonly areas?: string;
  /** Sections with lists of `ReleaseItem`. */
  readonly children: ReactNode;
}

function readAreas(areas: string): Array<readonly [name: string, label: string]> {
  return areas.split(', ').map((area) => {
    const [name = '', label = ''] = area.split('=');
    return [name, label];
  });
}

/** Changes of releases, or problems that they fix, with a filter. */
export default function ReleaseFilter({
  of,
  version,
  areas = '',
  children,
}: ReleaseFilterProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  return (
    <>
      {of === 'fixes' ? (
        <FixFilter root={root} version={version} />
      ) : (
        <ChangeFilter root={root} areas={readAreas(areas)} />
      )}
      <div ref={root} className={styles.list} data-releases={of}>
        {children}
      </div>
    </>
  );
}
