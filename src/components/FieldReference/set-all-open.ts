function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

/** Opens or closes every field, one section a frame: all at once would freeze slow machines. */
export async function setAllOpen(root: HTMLElement | null, isOpen: boolean): Promise<void> {
  for (const section of root?.querySelectorAll(':scope > section') ?? []) {
    for (const details of section.querySelectorAll('details')) details.open = isOpen;
    await nextFrame();
  }
}
