import type {ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

/** Line icons by topic, as SVG path data. */
const icons = {
  commands: 'M5.5 3.5h9M5.5 8h9M5.5 12.5h9M1.5 3.5H2M1.5 8H2M1.5 12.5H2',
  compare: 'M2 4.5h9m-3-3 3 3-3 3M14 11.5H5m3-3-3 3 3 3',
  config: 'M4 1.5h5.5L13 5v9.5H4zM9.5 1.5V5H13M6.5 8.5h4M6.5 11h4',
  container: 'm8 1.5 6 3.2v6.6l-6 3.2-6-3.2V4.7zM2 4.7l6 3.3 6-3.3M8 8v6.5',
  cluster: 'M4.5 12.5a3 3 0 0 1-.3-6 4 4 0 0 1 7.6-.7 3.4 3.4 0 0 1-.3 6.7z',
  data: 'M3 3.5c0-2.4 10-2.4 10 0v9c0 2.4-10 2.4-10 0zM3 3.5c0 2.4 10 2.4 10 0M3 8c0 2.4 10 2.4 10 0',
  delete: 'M2.5 4h11M6 4V2h4v2M4 4l.7 10h6.6L12 4',
  deploy: 'M8 13.5v-11M3.5 7 8 2.5 12.5 7',
  develop: 'm5.5 4.5-4 3.5 4 3.5M10.5 4.5l4 3.5-4 3.5M9.2 2.5l-2.4 11',
  inspect: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.7 10.7l3.8 3.8',
  plugin: 'M5.5 1.5v4M10.5 1.5v4M3.5 5.5h9v2a4.5 4.5 0 0 1-9 0zM8 12v2.5',
  repeat: 'M13.5 8a5.5 5.5 0 0 1-10 3.2M2.5 8a5.5 5.5 0 0 1 10-3.2M12.7 1.8v3h-3M3.3 14.2v-3h3',
  setup: 'M2 4.5h7M13 4.5h1M11 2.5v4M2 11.5h2M8 11.5h6M6 9.5v4',
  speed: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.5V8l2.5 2',
  start: 'M4.5 2.5v11L13 8z',
  team: 'M5.5 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1 13.5c0-5 9-5 9 0M10.5 2.8a2.5 2.5 0 0 1 0 4.4M12 9.6c2 .5 3 1.9 3 3.9',
  terminal: 'm2.5 4 4 4-4 4M8.5 12.5h5',
} as const;

export interface PageGroupProps {
  readonly icon?: keyof typeof icons;
  /** A Markdown list: each item starts with a link, alone in its paragraph if a description follows. */
  readonly children: ReactNode;
}

/** A topic's pages in an index page, next to its icon, if it has one. */
export default function PageGroup({icon, children}: PageGroupProps): ReactNode {
  return (
    <div className={styles.group}>
      {icon && <Icon className={styles.icon} d={icons[icon]} />}
      {children}
    </div>
  );
}
