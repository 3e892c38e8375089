/** Pictures that are files: a copy grows over the page. */
import mediumZoom, {type Zoom} from 'medium-zoom/dist/pure';
import type {ZoomSettings} from './settings';
import './zoom.css';

let zoom: Zoom | undefined;

/**
 * A picture that is growing, and where the page stood when it began: medium-zoom takes no notice of
 * anything meanwhile, so that what the reader does then is made up for at the end.
 */
let growing: {readonly from: number; isUnwanted: boolean} | undefined;

function refuse(): void {
  if (growing) growing.isUnwanted = true;
}

function onKeyUp({key}: KeyboardEvent): void {
  if (key === 'Escape') refuse();
}

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
  growing = {from: window.scrollY, isUnwanted: false};
  (target as HTMLElement).ariaExpanded = 'true';
  queueMicrotask(() => {
    const copy = document.querySelector<HTMLElement>('.medium-zoom-image--opened');
    if (!copy) return;
    copy.ariaHidden = 'true';
    copy.tabIndex = -1;
  });
}

function onOpened(): void {
  if (!growing) return;
  const {from, isUnwanted} = growing;
  growing = undefined;
  const offset = zoom?.getOptions().scrollOffset ?? 0;
  if (isUnwanted || Math.abs(window.scrollY - from) > offset) void zoom?.close();
}

function onClose({target}: Event): void {
  (target as HTMLElement).ariaExpanded = 'false';
  (target as HTMLElement).focus({preventScroll: true});
}

function start(options: ZoomSettings['options']): Zoom {
  // Before those of medium-zoom: the click that opens a picture is none on one that grows.
  document.addEventListener('click', refuse);
  document.addEventListener('keyup', onKeyUp);
  window.addEventListener('resize', refuse);
  return mediumZoom(options).on('open', onOpen).on('opened', onOpened).on('closed', onClose);
}

/** Lets the pictures of the page be enlarged, and forgets those of the page before. */
export function attachPictures({selector, options}: ZoomSettings): void {
  zoom ??= start(options);
  zoom.detach();
  const images = [...document.querySelectorAll<HTMLImageElement>(selector)].filter(
    // A picture in a link leads where the link leads.
    (image) => !image.closest('a, button'),
  );
  images.filter((image) => image.role !== 'button').forEach(makeButton);
  zoom.attach(...images);
}
