/** The stored cases: old configs, and what DevSpace prints for them. */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';

/** An old config. */
export interface ConvertCase {
  readonly name: string;
  readonly config: string;
  /** Arguments of `devspace print`. */
  readonly args?: readonly string[];
  /** What DevSpace prints; undefined if it refuses the config. */
  readonly prints?: string;
  /** What the result prints differently on purpose, as of `diffConfigs`. */
  readonly differs?: {readonly reason: string; readonly lines: readonly string[]};
  /** Why the two can't be compared without running DevSpace. */
  readonly needsProgram?: string;
  /** Errors that the check reports in the result, because the old config has them. */
  readonly errors?: readonly string[];
}

/** Reads the stored cases. */
export function readConvertCases(): readonly ConvertCase[] {
  const file = fileURLToPath(new URL('cases/cases.yaml', import.meta.url));
  return parse(readFileSync(file, 'utf8')) as ConvertCase[];
}
