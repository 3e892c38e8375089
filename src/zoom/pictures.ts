/** Pictures that are files: a copy grows over the page. */
import mediumZoom, {type Zoom} from 'medium-zoom/dist/pure';
import type {ZoomSettings} from './settings';
import './zoom.css';

let zoom: Zoom | undefined;

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  void zoom?.toggle({target: event.currentTarget as HTMLElement});
}

/** A picture is a button for who does not use a mouse; its text stays its name. */
function makeButton(image: HTMLImageElement): void {
  image.tabIndex = 0;
  image.role = 'button';
  image.ariaLabel = ['Enlarge picture', image.alt].filter(Boolean).join(': ');
  image.addEventListener('keydown', onKeyDown);
}

/** The copy is a picture only: the button that has the focus is the one below it. */
function onOpen({target}: Event): void {
  (target as HTMLElement).ariaExpanded = 'true';
  queueMicrotask(() => {
    const copy = document.querySelector<HTMLElement>('.medium-zoom-image--opened');
    if (!copy) return;
    copy.ariaHidden = 'true';
    copy.tabIndex = -1;
  });
}

function onClose({target}: Event): void {
  (target as HTMLElement).ariaExpanded = 'false';
  (target as HTMLElement).focus({preventScroll: true});
}

/** Lets the pictures of the page be enlarged, and forgets those of the page before. */
export function attachPictures({selector, options}: ZoomSettings): void {
  zoom ??= mediumZoom(options).on('open', onOpen).on('closed', onClose);
  zoom.detach();
  const images = [...document.querySelectorAll<HTMLImageElement>(selector)].filter(
    // A picture in a link leads where the link leads.
    (image) => !image.closest('a, button'),
  );
  images.filter((image) => image.role !== 'button').forEach(makeButton);
  zoom.attach(...images);
}
