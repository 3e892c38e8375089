import {
  isValidElement,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {openAtStart} from '@site/src/lib/url-state/section-sync';
import {nameSection} from '@site/src/lib/url-state/sections';
import {readText} from './read-text';
import styles from './styles.module.css';

export interface CollapsibleProps extends Omit<ComponentProps<'details'>, 'summary' | 'ref'> {
  /** What the section is about: text, or a `summary` element. */
  readonly summary?: ReactElement | string;
}

const useBrowserLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

/** A section that opens. Its id, or else its summary, is its name in the URL (`?open=…`). */
export default function Collapsible({
  summary = 'Details',
  children,
  className,
  ...props
}: CollapsibleProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (props.id) collectAnchor(props.id);
  const section = useRef<HTMLDetailsElement>(null);
  // Pages bring sections, and so do tabs, which begin anew once scripts run.
  useBrowserLayoutEffect(() => {
    if (section.current) openAtStart(section.current);
  }, []);
  return (
    <details
      {...props}
      ref={section}
      className={clsx(styles.collapsible, className)}
      data-section={props.id ?? nameSection(readText(summary))}
      data-is-open={props.open ? '' : undefined}>
      {isValidElement(summary) ? summary : <summary>{summary}</summary>}
      <div className={styles.body}>{children}</div>
    </details>
  );
}
