import {useEffect, useRef, useState, type KeyboardEvent as KeyEvent, type ReactNode} from 'react';
import {reading} from '@site/src/config/reading';

export interface ZoomableProps {
  readonly alt: string | undefined;
  readonly className?: string | undefined;
  /** An image, or one for each color mode. */
  readonly children: ReactNode;
}

/** Enlarges the visible image: docusaurus-plugin-image-zoom listens for clicks. */
function clickOnKey(event: KeyEvent<HTMLElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  const images = [...event.currentTarget.querySelectorAll('img')];
  images.find((image) => image.checkVisibility())?.click();
}

/** Nothing but the enlarged image is visible, so Tab would move the focus behind it. */
function closeOnTab(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  document.querySelector<HTMLElement>('.medium-zoom-overlay')?.click();
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
    // A click enlarges the image only from then on.
    const timer = setTimeout(() => setIsZoomable(true), reading.zoom.attachDelay);
    const onOpen = (): void => document.addEventListener('keydown', closeOnTab);
    const onClosed = (): void => {
      document.removeEventListener('keydown', closeOnTab);
      // medium-zoom hides the image while the enlarged copy is open, which removes the focus.
      element.focus({preventScroll: true});
    };
    // The events don't bubble.
    element.addEventListener('medium-zoom:open', onOpen, true);
    element.addEventListener('medium-zoom:closed', onClosed, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', closeOnTab);
      element.removeEventListener('medium-zoom:open', onOpen, true);
      element.removeEventListener('medium-zoom:closed', onClosed, true);
    };
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
