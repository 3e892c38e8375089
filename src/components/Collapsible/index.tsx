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
import {textOf} from '@site/src/lib/node-text';
import {openAtStart} from '@site/src/lib/url-state/section-sync';
import {nameSection} from '@site/src/lib/url-state/sections';
import styles from './styles.module.css';

function isSummary(node: ReactNode): node is ReactElement<ComponentProps<'summary'>> {
  return isValidElement(node) && node.type === 'summary';
}

/** A collapsible section. The URL refers to it by its id, or else by its summary (`?open=…`). */
export default function Collapsible({
  children,
  className,
  ...props
}: ComponentProps<'details'>): ReactNode {
  const items = Children.toArray(children);
  const summary = items.find(isSummary) ?? <summary>Details</summary>;
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
      data-section={props.id ?? nameSection(textOf(summary))}>
      {summary}
      <div className={styles.body}>{items.filter((item) => item !== summary)}</div>
    </details>
  );
}
