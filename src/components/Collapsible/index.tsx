import {
  Children,
  isValidElement,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {openAtStart} from '@site/src/lib/url-state/section-sync';
import {nameSection} from '@site/src/lib/url-state/sections';
import styles from './styles.module.css';

export interface CollapsibleProps extends Omit<ComponentProps<'details'>, 'summary' | 'ref'> {
  /** Text, or a `summary` element. */
  readonly summary?: ReactElement | string;
}

/** Text content of a React node. */
function readText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement<{readonly children?: ReactNode}>(child))
        return readText(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}

/** A collapsible section. The URL refers to it by its id, or else by its summary (`?open=…`). */
export default function Collapsible({
  summary = 'Details',
  children,
  className,
  ...props
}: CollapsibleProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (props.id) collectAnchor(props.id);
  const section = useRef<HTMLDetailsElement>(null);
  // Sections also mount after page load: on navigation, and when tabs re-render after hydration.
  useIsomorphicLayoutEffect(() => {
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
