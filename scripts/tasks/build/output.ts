/** Parses the output of `docusaurus build`. */
import {stripVTControlCharacters} from 'node:util';

const WARNING = /^\s*\[WARNING\]/m;

/** Last message of a build. The exit code isn't enough: it's also 0 after an interrupt. */
const DONE = /^\[SUCCESS\] Generated static files/m;

export interface BuildResult {
  /** Exit code; null if a signal ended the process. */
  readonly code: number | null;
  readonly signal: string | null;
  readonly output: string;
}

/** Returns why a strict build failed, if it did. Warnings are failures. */
export function findFailure({code, signal, output}: BuildResult): string | undefined {
  if (signal) return `Build stopped by ${signal}.`;
  if (code !== 0) {
    return `Build failed (exit code ${code}). See the last [ERROR] above.`;
  }
  const text = stripVTControlCharacters(output);
  if (!DONE.test(text)) return 'The build stopped before it finished.';
  return WARNING.test(text)
    ? "A strict build doesn't allow warnings. Fix each [WARNING] above."
    : undefined;
}
