import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createRequire} from 'node:module';
import {stripVTControlCharacters} from 'node:util';

/** Saves garbage collections, as in scripts/check-content.ts. */
const NODE_FLAGS = ['--max-semi-space-size=64'];

const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

export interface BuildResult {
  /** Exit code; null if a signal ended the process. */
  readonly code: number | null;
  readonly signal: string | null;
  readonly output: string;
}

/**
 * Runs `docusaurus build` and forwards its output.
 *
 * @param options - Command-line options.
 * @param env - Additional environment variables.
 * @param isRecorded - Whether the result includes the output, which hides progress bars.
 */
export async function runBuild(
  options: readonly string[],
  env: Readonly<Record<string, string>> = {},
  isRecorded = false,
): Promise<BuildResult> {
  const child = spawn(process.execPath, [...NODE_FLAGS, docusaurus, 'build', ...options], {
    stdio: isRecorded ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    env: {...process.env, ...env},
  });
  let output = '';
  const record = (chunk: Buffer): void => {
    output += chunk.toString();
    process.stdout.write(chunk);
  };
  child.stdout?.on('data', record);
  child.stderr?.on('data', record);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return {code, signal, output};
}

/** Returns why a strict build failed, if it did. Warnings are failures. */
export function findFailure({code, signal, output}: BuildResult): string | undefined {
  if (signal) return `Build stopped by ${signal}.`;
  if (code !== 0) return `Build failed (exit code ${code}). See the last [ERROR] above.`;
  const text = stripVTControlCharacters(output);
  // The exit code isn't enough: it's also 0 after an interrupt.
  if (!/^\[SUCCESS\] Generated static files/m.test(text))
    return 'The build stopped before it finished.';
  return /^\s*\[WARNING\]/m.test(text)
    ? "A strict build doesn't allow warnings. Fix each [WARNING] above."
    : undefined;
}
