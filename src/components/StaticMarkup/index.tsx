import {useEffect, useRef, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {loadMarkup} from './load-markup';
import {readAnchors} from './read-anchors';
import styles from './styles.module.css';
import type {StaticSource} from './types';

export interface StaticMarkupProps {
  /** Default import of an `.html` file under `src/generated`. */
  readonly source: StaticSource;
  readonly className?: string;
  /** Name of a part that may scroll sideways: makes it a group that the keyboard can reach. */
  readonly label?: string;
  /** Called when the markup is in the page. Keep it stable: another function means another call. */
  readonly onReady?: () => void;
}

/** Tells the link checker of the build which ids the markup brings. */
function useAnchors(source: StaticSource): void {
  const {collectAnchor} = useBrokenLinks();
  if (ExecutionEnvironment.canUseDOM) return;
  for (const id of readAnchors(source)) collectAnchor(id);
}

/**
 * Markup that was written while the site was built and that React leaves alone: it is not
 * hydrated, and no script carries a second copy of it.
 */
export default function StaticMarkup({
  source,
  className,
  label,
  onReady,
}: StaticMarkupProps): ReactNode {
  useAnchors(source);
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<StaticSource>(undefined);
  const [isFailed, setIsFailed] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    // A page that came from the server has its markup already.
    if (shown.current === undefined && target.childElementCount > 0) shown.current = source;
    if (shown.current === source) {
      onReady?.();
      return undefined;
    }
    let isCurrent = true;
    loadMarkup(source).then(
      (html) => {
        if (!isCurrent) return;
        target.innerHTML = html;
        shown.current = source;
        onReady?.();
      },
      () => {
        if (isCurrent) setIsFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [source, onReady]);

  return (
    <>
      {isFailed && (
        <p role="alert" className={styles.failed}>
          This part of the page could not be loaded.{' '}
          <button type="button" onClick={() => window.location.reload()}>
            Reload the page
          </button>
        </p>
      )}
      {/* Hydration looks at nothing inside an element that sets its markup: what came stays. */}
      <div
        ref={element}
        className={className}
        {...(label && {role: 'group', 'aria-label': label, tabIndex: 0})}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ExecutionEnvironment.canUseDOM ? '' : source}}
      />
    </>
  );
}
