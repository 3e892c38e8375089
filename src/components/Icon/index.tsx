import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {CopyState} from '@site/src/hooks/useCopy';
import styles from './styles.module.css';

/** Shapes of copy buttons, as SVG path data. */
export const copyIcons: Record<CopyState, string> = {
  idle: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  copied: 'm3 8.5 3.5 3.5L13 4.5',
  failed: 'M4 4l8 8m0-8-8 8',
};

export interface IconProps {
  /** SVG path data, on a grid of 16 by 16. */
  readonly d: string;
  /** Sets the size. */
  readonly className?: string | undefined;
}

/** The first state of a copy button, for markup outside of React. */
export const copyIconMarkup = `<svg class="${styles.icon}" viewBox="0 0 16 16" aria-hidden="true"><path d="${copyIcons.idle}"/></svg>`;

/** A line icon in the color of the text. */
export default function Icon({d, className}: IconProps): ReactNode {
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 16 16" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

export interface CopyIconProps {
  readonly state: CopyState;
  readonly className?: string | undefined;
}

/** The icon of a copy button, in the color of the outcome. */
export function CopyIcon({state, className}: CopyIconProps): ReactNode {
  return <Icon d={copyIcons[state]} className={clsx(className, styles[state])} />;
}
