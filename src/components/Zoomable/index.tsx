import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';

export interface ZoomableProps {
  readonly alt: string | undefined;
  readonly className?: string | undefined;
  /** An image, or one for each color mode. */
  readonly children: ReactNode;
}

/** Enlarges the visible image: docusaurus-plugin-image-zoom listens for clicks. */
function clickOnKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  const images = [...event.currentTarget.querySelectorAll('img')];
  images.find((image) => image.checkVisibility())?.click();
}

/**
 * Makes an image zoomable with the keyboard, unless it's in a link.
 */
export default function Zoomable({alt, className, children}: ZoomableProps): ReactNode {
  const wrapper = useRef<HTMLSpanElement>(null);
  const [isZoomable, setIsZoomable] = useState(false);

  useEffect(() => {
    const element = wrapper.current;
    if (!element || element.closest('a')) return undefined;
    setIsZoomable(true);
    // medium-zoom hides the image while the enlarged copy is open, which removes the focus.
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
