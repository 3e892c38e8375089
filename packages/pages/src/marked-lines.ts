/** Comments that mark lines of code blocks: `# highlight-next-line`. */

const MARKER = /^\s*(?:#|\/\/|--|;|<!--|\/\*|\{\/\*)\s*highlight-(\S+?)\s*(?:-->|\*\/\}?)?\s*$/;

/** The part of a marker comment after `highlight-`, such as `start`; undefined for other lines. */
export function readMarker(line: string): string | undefined {
  return MARKER.exec(line)?.[1];
}

/** A block without its marker comments, and the 0-based lines that they mark. */
export interface MarkedCode {
  readonly code: string;
  readonly highlighted: ReadonlySet<number>;
}

/**
 * Removes `highlight-next-line`, `highlight-start` and `highlight-end` comments.
 *
 * @throws Error if markers are unbalanced or nested.
 */
export function readMarkedLines(source: string): MarkedCode {
  const lines: string[] = [];
  const highlighted = new Set<number>();
  let isNextMarked = false;
  let openLine: number | undefined;
  source.split('\n').forEach((line, index) => {
    const marker = readMarker(line);
    if (marker === 'next-line') {
      isNextMarked = true;
    } else if (marker === 'start') {
      if (openLine !== undefined) throw new Error(`line ${index + 1}: nested highlight-start`);
      openLine = index + 1;
    } else if (marker === 'end') {
      if (openLine === undefined)
        throw new Error(`line ${index + 1}: highlight-end without highlight-start`);
      openLine = undefined;
    } else {
      if (isNextMarked || openLine !== undefined) highlighted.add(lines.length);
      isNextMarked = false;
      lines.push(line);
    }
  });
  if (openLine !== undefined)
    throw new Error(`line ${openLine}: highlight-start without highlight-end`);
  return {code: lines.join('\n'), highlighted};
}
