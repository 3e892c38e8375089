/** Number of steps that fit next to each other on a small screen. */
const MAX_STEPS = 2;

/**
 * Rotates a left-to-right flowchart, so that it fits on a small screen. Pure.
 *
 * @returns Undefined for other diagrams, and for flowcharts that are short enough.
 */
export function toVertical(source: string): string | undefined {
  if (!/^\s*(?:flowchart|graph) LR\b/m.test(source)) return undefined;
  const arrows = source.match(/-->|-\.->|==>/g)?.length ?? 0;
  if (arrows < MAX_STEPS) return undefined;
  return source
    .replace(/^(\s*(?:flowchart|graph)) LR\b/m, '$1 TD')
    .replace(/^(\s*direction) LR$/gm, '$1 TB');
}
