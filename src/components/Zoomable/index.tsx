import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';

export interface ZoomableProps {
  /** What the image shows. */
  readonly alt: string | undefined;
  readonly className?: string | undefined;
  /** An image, or one for each color mode. */
  readonly children: ReactNode;
}

/** Opens the visible image: docusaurus-plugin-image-zoom listens for clicks. */
function clickOnKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  const images = [...event.currentTarget.querySelectorAll('img')];
  images.find((image) => image.checkVisibility())?.click();
}

/**
 * An image that can be enlarged with the keyboard too. An image in a link stays a plain image: it
 * leads where the link leads.
 */
export default function Zoomable({alt, className, children}: ZoomableProps): ReactNode {
  const wrapper = useRef<HTMLSpanElement>(null);
  const [isZoomable, setIsZoomable] = useState(false);

  useEffect(() => {
    const element = wrapper.current;
    if (!element || element.closest('a')) return undefined;
    setIsZoomable(true);
    // medium-zoom hides the image while its copy is open, which takes the focus away from it.
    const restoreFocus = (): void => element.focus({preventScroll: true});
    // The event doesn't bubble.
    element.addEventListener('medium-zoom:closed', restoreFocus, true);
    return () => element.removeEventListener('medium-zoom:closed', restoreFocus, true);
  }, []);

  const button = isZoomable && {
    role: 'button',
    tabIndex: 0,
    'aria-label': ['Enlarge image', alt].filter(Boolean).join(': '),
    onKeyDown: clickOnKey,
  };
  return (
    <span ref={wrapper} className={className} {...button}>
      {children}
    </span>
  );
}
