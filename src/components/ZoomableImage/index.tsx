import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import Img from '@theme-original/MDXComponents/Img';
import type {Props} from '@theme/MDXComponents/Img';

/** Opens the image: docusaurus-plugin-image-zoom listens for clicks. */
function clickOnKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.querySelector('img')?.click();
}

/**
 * An image that can be enlarged with the keyboard too. An image in a link stays a plain image: it
 * leads where the link leads.
 */
export default function ZoomableImage(props: Props): ReactNode {
  const wrapper = useRef<HTMLSpanElement>(null);
  const [isZoomable, setIsZoomable] = useState(false);

  useEffect(() => {
    const element = wrapper.current;
    if (!element || element.closest('a')) return undefined;
    setIsZoomable(true);
    // medium-zoom hides the image while its copy is open, which takes the focus away from it.
    const restoreFocus = (): void => element.focus({preventScroll: true});
    // The event doesn't bubble.
    const image = element.querySelector('img');
    image?.addEventListener('medium-zoom:closed', restoreFocus);
    return () => image?.removeEventListener('medium-zoom:closed', restoreFocus);
  }, []);

  const button = isZoomable && {
    role: 'button',
    tabIndex: 0,
    'aria-label': ['Enlarge image', props.alt].filter(Boolean).join(': '),
    onKeyDown: clickOnKey,
  };
  return (
    <span ref={wrapper} {...button}>
      <Img {...props} />
    </span>
  );
}
