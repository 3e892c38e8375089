/** Hides the links in tables of contents whose sections are hidden by a filter, and shows all others. */
export function updateContentsLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')) {
    const heading = document.getElementById(link.hash.slice(1));
    const isHidden = Boolean(heading?.closest(':is(section, h2, h3)[hidden]'));
    link.closest('li')?.toggleAttribute('hidden', isHidden);
  }
}
