import {useEffect, useRef, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {keepPosition} from '@site/src/lib/url-state/position';
import {loadMarkup, readAnchors, type StaticSource} from './markup';

export interface StaticMarkupProps {
  /** Default import of an `.html` file under `src/generated`. */
  readonly source: StaticSource;
  readonly className?: string;
  /** Accessible name of markup that may scroll; makes it a group in the tab order. */
  readonly label?: string;
  /** Called once the markup is in the DOM. Must be a stable reference: a new function is called again. */
  readonly onReady?: () => void;
}

/**
 * Markup from the build that React doesn't hydrate, so that the JavaScript doesn't contain a second copy
 * of it.
 */
export default function StaticMarkup({
  source,
  className,
  label,
  onReady,
}: StaticMarkupProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (!ExecutionEnvironment.canUseDOM) readAnchors(source).forEach(collectAnchor);
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<StaticSource>(undefined);
  const [isFailed, setIsFailed] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    // A server-rendered page already contains the markup.
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
        keepPosition();
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
        <p role="alert" className="alert alert--danger theme-admonition">
          This part of the page could not be loaded.{' '}
          <button type="button" onClick={() => window.location.reload()}>
            Reload the page
          </button>
        </p>
      )}
      {/* Hydration ignores the content of `dangerouslySetInnerHTML`, so the server's markup stays. */}
      <div
        ref={element}
        className={className}
        {...(label && {role: 'group', 'aria-label': label, tabIndex: 0})}
        suppressHydrationWarning
        // eslint-disable-next-line no-restricted-syntax -- The build's own HTML.
        dangerouslySetInnerHTML={{__html: ExecutionEnvironment.canUseDOM ? '' : source}}
      />
    </>
  );
}
