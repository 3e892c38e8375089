import type {Site} from '@devspace-docs/pages';
import type {Problem} from '../types.ts';

interface FixedFile {
  readonly source: string;
  /** What was replaced, from the end of the file. */
  readonly fixed: readonly Problem[];
}

/** Replaces the texts of problems in a file. If two of them overlap, replaces only the last one. */
export function fixSource(source: string, problems: readonly Problem[]): FixedFile {
  const lines = source.split('\n');
  // From the end, so that the columns of the others stay valid.
  const sorted = problems.toSorted((a, b) => b.line - a.line || b.column - a.column);
  const fixed: Problem[] = [];
  for (const problem of sorted) {
    const {line, column, length, expected: [text] = []} = problem;
    const whole = lines[line - 1];
    const next = fixed.at(-1);
    const isOverlapping = next?.line === line && column + length > next.column;
    if (text === undefined || whole === undefined || isOverlapping) continue;
    lines[line - 1] = whole.slice(0, column - 1) + text + whole.slice(column - 1 + length);
    fixed.push(problem);
  }
  return {source: lines.join('\n'), fixed};
}

/**
 * Fixes problems with exactly one expected text, in pages and partials that aren't generated.
 *
 * @returns The fixed problems.
 */
export function fixFiles(
  problems: readonly Problem[],
  site: Site,
  write: (file: string, source: string) => void,
): Problem[] {
  return site.files.flatMap(({path, source, isGenerated}) => {
    if (isGenerated) return [];
    const fixable = problems.filter(({file, expected}) => file === path && expected?.length === 1);
    const result = fixSource(source, fixable);
    if (result.fixed.length > 0) write(path, result.source);
    return result.fixed.toReversed();
  });
}

/** A line for each fixed problem: `docs/a.mdx:5:8  fixed: ./build → ./build.mdx`. */
export function formatFixed(fixed: readonly Problem[]): string {
  return fixed
    .map(({file, line, column, length, excerpt, expected: [text = ''] = []}) => {
      const old = excerpt.slice(column - 1, column - 1 + length);
      return `${file}:${line}:${column}  fixed: ${old} → ${text}`;
    })
    .join('\n');
}
