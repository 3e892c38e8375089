import styles from './styles.module.css';

let region: HTMLElement | undefined;

/** Has screen readers say a few words, and shows nothing. */
export function announce(words: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.className = styles.announcer ?? '';
    document.body.append(region);
  }
  const spoken = region;
  spoken.textContent = '';
  // A region is only read out when its text comes after it.
  setTimeout(() => {
    spoken.textContent = words;
  }, 50);
}
