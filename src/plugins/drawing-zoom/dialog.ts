import {reading} from '@site/src/config/reading';
import './dialog.css';

function findSvg(drawing: Element): SVGSVGElement | null {
  // A diagram can have a wide and a tall version, of which one is visible.
  return [...drawing.querySelectorAll('svg')].find((svg) => svg.checkVisibility()) ?? null;
}

function copySvg(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const name of ['width', 'height', 'style', 'tabindex']) copy.removeAttribute(name);
  return copy;
}

/**
 * Shows an enlarged copy until the reader clicks, presses Escape, scrolls or resizes the window.
 *
 * @param onClose - Called after the dialog is removed.
 */
function openDialog(svg: SVGSVGElement, onClose: () => void): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'drawing-zoom';
  // The SVG in it has its own name.
  dialog.ariaLabel = 'Diagram';
  const closeButton = document.createElement('button');
  closeButton.type = 'button';
  closeButton.className = 'drawing-zoom__close';
  closeButton.ariaLabel = 'Close';
  closeButton.textContent = '×';
  const stage = document.createElement('div');
  stage.className = 'drawing-zoom__stage';
  stage.append(copySvg(svg));
  dialog.append(stage, closeButton);
  document.body.append(dialog);

  const listeners = new AbortController();
  const {signal} = listeners;
  const close = (): void => dialog.close();
  const startY = window.scrollY;
  const onScroll = (): void => {
    if (Math.abs(window.scrollY - startY) > reading.zoom.scrollOffset)
      setTimeout(close, reading.zoom.closeDelay);
  };
  dialog.addEventListener('click', close);
  dialog.addEventListener('close', () => {
    listeners.abort();
    dialog.remove();
    onClose();
  });
  window.addEventListener('scroll', onScroll, {signal, passive: true});
  window.addEventListener('resize', close, {signal});
  dialog.showModal();
}

/**
 * Adds a button that opens the dialog. A click on the drawing also opens it, except on phones, which have no
 * button. Idempotent.
 */
export function addZoomButton(drawing: Element): void {
  if (drawing.classList.contains('drawing-zoom-source')) return;
  const button = document.createElement('button');
  const open = (): void => {
    const svg = findSvg(drawing);
    // After a click on the drawing, the browser wouldn't return the focus to the button.
    if (svg && button.checkVisibility()) openDialog(svg, () => button.focus({preventScroll: true}));
  };
  button.type = 'button';
  button.className = 'drawing-zoom-button';
  button.ariaLabel = 'Enlarge diagram';
  button.textContent = 'Enlarge';
  button.addEventListener('click', open);
  // Only a diagram that scrolls is a tab stop.
  if (drawing.scrollWidth <= drawing.clientWidth) drawing.removeAttribute('tabindex');
  // Takes no space, to avoid layout shift.
  const anchor = document.createElement('div');
  anchor.className = 'drawing-zoom-anchor';
  // The button is at the edge of the diagram, which may be narrower than the column.
  anchor.style.maxWidth = getComputedStyle(drawing).maxWidth;
  anchor.append(button);
  drawing.after(anchor);
  drawing.classList.add('drawing-zoom-source');
  drawing.addEventListener('click', (event) => {
    // A diagram may contain links.
    if (!(event.target instanceof Element && event.target.closest('a'))) open();
  });
}
