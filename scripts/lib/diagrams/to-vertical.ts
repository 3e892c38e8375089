/** A flowchart from left to right as one from top to bottom, which fits on a small screen. Pure. */

/** Steps that a small screen has room for side by side. */
const ROOM = 2;

/**
 * @returns The source of the turned diagram; nothing for a diagram that is no such flowchart, or that
 * is short enough.
 */
export function toVertical(source: string): string | undefined {
  if (!/^\s*(?:flowchart|graph) LR\b/.test(source)) return undefined;
  const arrows = source.match(/-->|-\.->|==>/g)?.length ?? 0;
  if (arrows < ROOM) return undefined;
  return source
    .replace(/^(\s*(?:flowchart|graph)) LR\b/, '$1 TD')
    .replace(/^(\s*direction) LR$/gm, '$1 TB');
}
