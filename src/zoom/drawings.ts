/** Drawings that are part of the page: shown large in a dialog. */
import {reading} from '../config/reading.ts';
import {DRAWINGS} from './selectors';
import type {ZoomSettings} from './settings';
import './zoom.css';

function findDrawing(element: Element): SVGSVGElement | null {
  if (element instanceof SVGSVGElement) return element;
  // Of a diagram that is drawn for two sizes of screens, the one that is shown.
  return [...element.querySelectorAll('svg')].find((drawing) => drawing.checkVisibility()) ?? null;
}

function copyDrawing(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.classList.remove('illustration');
  for (const name of ['width', 'height', 'style', 'tabindex']) copy.removeAttribute(name);
  return copy;
}

/**
 * Shows a drawing until the reader wants it no longer: by click, key, scroll or another window size.
 *
 * @param onClose - Called when it is gone.
 */
function open(drawing: SVGSVGElement, {options}: ZoomSettings, onClose: () => void): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'drawing-zoom';
  dialog.ariaLabel = drawing.ariaLabel ?? drawing.querySelector('title')?.textContent ?? 'Diagram';
  dialog.style.background = options.background;
  dialog.style.setProperty('--drawing-margin', `${options.margin}px`);
  const closer = document.createElement('button');
  closer.type = 'button';
  closer.className = 'drawing-zoom__close';
  closer.ariaLabel = 'Close';
  const stage = document.createElement('div');
  stage.className = 'drawing-zoom__stage';
  stage.append(copyDrawing(drawing));
  dialog.append(stage, closer);
  document.body.append(dialog);

  const listening = new AbortController();
  const close = (): void => {
    listening.abort();
    dialog.classList.remove('drawing-zoom--open');
    const isMoving = getComputedStyle(dialog).transitionDuration !== '0s';
    setTimeout(() => dialog.close(), isMoving ? reading.zoom.transition : 0);
  };
  const {signal} = listening;
  const from = window.scrollY;
  const onScroll = (): void => {
    if (Math.abs(window.scrollY - from) > options.scrollOffset)
      setTimeout(close, reading.zoom.closeDelay);
  };
  dialog.addEventListener('click', close, {signal});
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose();
  });
  window.addEventListener('scroll', onScroll, {signal, passive: true});
  window.addEventListener('resize', close, {signal});
  dialog.showModal();
  requestAnimationFrame(() => dialog.classList.add('drawing-zoom--open'));
}

function addButton(element: Element, settings: ZoomSettings): void {
  const button = document.createElement('button');
  const show = (): void => {
    const drawing = findDrawing(element);
    // The browser gives the focus back to what had it, which is not the button after a click on the drawing.
    if (drawing) open(drawing, settings, () => button.focus({preventScroll: true}));
  };
  button.type = 'button';
  button.className = 'drawing-zoom-button';
  button.ariaLabel =
    element instanceof SVGSVGElement ? 'Enlarge the picture' : 'Enlarge the diagram';
  button.addEventListener('click', show);
  // It takes no room: nothing moves when it appears.
  const place = document.createElement('div');
  place.className = 'drawing-zoom-place';
  place.append(button);
  element.after(place);
  element.classList.add('drawing-zoom-source');
  element.addEventListener('click', (event) => {
    // A diagram may hold links.
    if (!(event.target instanceof Element && event.target.closest('a'))) show();
  });
}

/** Gives each drawing of the page that has none a button. */
export function attachDrawings(settings: ZoomSettings): void {
  for (const element of document.querySelectorAll(DRAWINGS)) {
    if (!element.classList.contains('drawing-zoom-source')) addButton(element, settings);
  }
}
