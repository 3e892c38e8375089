function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

/** Opens or closes all fields, one section per frame, because all at once would freeze slow devices. */
export async function setAllOpen(root: HTMLElement | null, isOpen: boolean): Promise<void> {
  for (const section of root?.querySelectorAll(':scope > section') ?? []) {
    for (const details of section.querySelectorAll('details')) details.open = isOpen;
    await nextFrame();
  }
}
