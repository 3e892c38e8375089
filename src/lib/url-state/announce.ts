let region: HTMLElement | undefined;

/** Announces a message to screen readers, in a visually hidden live region. */
export function announce(message: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = 'visually-hidden';
    document.body.append(region);
  }
  const current = region;
  current.textContent = '';
  // Screen readers announce only changes that happen after the region exists.
  setTimeout(() => {
    current.textContent = message;
  }, 50);
}
