/**
 * Escape closes an opened menu of the navigation bar and gives the focus back to its button. The theme
 * closes menus when something is pressed outside of them, which this makes use of.
 */
function onKeyDown({key}: KeyboardEvent): void {
  const menu = key === 'Escape' ? document.activeElement?.closest('.dropdown--show') : null;
  if (!menu) return;
  menu.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  document.dispatchEvent(new MouseEvent('mousedown'));
}

if (typeof document !== 'undefined') document.addEventListener('keydown', onKeyDown);
