import {spawn, type StdioOptions} from 'node:child_process';
import {createRequire} from 'node:module';
import type {BuildResult} from './output.ts';

/** Saves garbage collections, as in scripts/check-content.ts. */
const NODE_FLAGS = ['--max-semi-space-size=64'];

const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

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
  const stdio: StdioOptions = isRecorded ? ['inherit', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(process.execPath, [...NODE_FLAGS, docusaurus, 'build', ...options], {
    stdio,
    env: {...process.env, ...env},
  });
  let output = '';
  const record = (chunk: Buffer): void => {
    output += chunk.toString();
    process.stdout.write(chunk);
  };
  child.stdout?.on('data', record);
  child.stderr?.on('data', record);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({code, signal, output}));
  });
}
