/** A replacement in a line of a text. Lines and columns start at 1. */
export interface LineEdit {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly newText: string;
}

/** Replaces parts of lines, and returns the edits that were applied, last one first. Of two that overlap, applies the last. */
export function applyEdits<Edit extends LineEdit>(
  source: string,
  edits: readonly Edit[],
): {readonly text: string; readonly applied: readonly Edit[]} {
  const lines = source.split('\n');
  const applied: Edit[] = [];
  // From the end, so that the columns of the others stay valid.
  for (const edit of edits.toSorted((a, b) => b.line - a.line || b.column - a.column)) {
    const {line, column, length, newText} = edit;
    const next = applied.at(-1);
    if (next?.line === line && column + length > next.column) continue;
    const old = lines[line - 1] ?? '';
    lines[line - 1] = old.slice(0, column - 1) + newText + old.slice(column - 1 + length);
    applied.push(edit);
  }
  return {text: lines.join('\n'), applied};
}
