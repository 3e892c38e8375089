import type {Severity} from '../../../../src/lib/config-check/yaml.ts';
import type {Location, PageDiagnostic} from './types.ts';

/** The start of a file. */
export const TOP: Location = {line: 1, column: 1, length: 1};

/** The result of a check that found one problem. */
export function report(
  location: Location,
  message: string,
  hint: string,
  severity?: Severity,
): PageDiagnostic[] {
  return [{location, message, hint, severity}];
}
