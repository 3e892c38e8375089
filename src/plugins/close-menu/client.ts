/**
 * Closes an open menu of the navbar with Escape, and moves the focus back to its button. The theme
 * closes menus on a mousedown event outside of them, which this dispatches.
 */
function onKeyDown({key}: KeyboardEvent): void {
  const menu = key === 'Escape' ? document.activeElement?.closest('.dropdown--show') : null;
  if (!menu) return;
  menu.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  document.dispatchEvent(new MouseEvent('mousedown'));
}

if (typeof document !== 'undefined') document.addEventListener('keydown', onKeyDown);
