import type {Location, PageDiagnostic} from './types.ts';

/** The start of a file. */
export const TOP: Location = {line: 1, column: 1, length: 1};

/** Location of a range of a file that starts at an offset. */
export function locateOffset(source: string, offset: number, length: number): Location {
  const above = source.slice(0, offset).split('\n');
  return {line: above.length, column: (above.at(-1)?.length ?? 0) + 1, length};
}

/** The result of a check that found one problem. */
export function diagnose(
  location: Location,
  message: string,
  hint: string,
  {severity, expected}: Pick<PageDiagnostic, 'expected' | 'severity'> = {},
): PageDiagnostic[] {
  return [{location, message, hint, severity, expected}];
}
