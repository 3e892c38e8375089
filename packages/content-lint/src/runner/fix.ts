import {applyEdits} from '@devspace-docs/common';
import type {Site} from '@devspace-docs/pages';
import type {Problem} from '../types.ts';

/** Fixes problems with exactly one expected text, except in generated files. Returns the fixed problems. */
export function fixFiles(
  problems: readonly Problem[],
  site: Site,
  write: (file: string, source: string) => void,
): Problem[] {
  return site.files.flatMap(({path, source, isGenerated}) => {
    if (isGenerated) return [];
    const edits = problems.flatMap((problem) => {
      const [newText, ...others] = (problem.file === path && problem.expected) || [];
      return newText === undefined || others.length > 0 ? [] : {...problem, newText};
    });
    const {text, applied} = applyEdits(source, edits);
    if (applied.length > 0) write(path, text);
    return applied.toReversed();
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
