/**
 * Runs `docusaurus build` and shows what it prints as it comes.
 */
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {buildVariables} from './build-variables.ts';
import {judgeBuild, type BuildVerdict} from './output.ts';

/** Where to build, and how severely to judge. */
export interface BuildOptions {
  readonly outDir: string;
  readonly isStrict: boolean;
}

/** Seconds of silence after which a line says that the build goes on. */
const PATIENCE = 10;

/** Builds the site, passing its output on, and judges the outcome. */
export async function runBuild({outDir, isStrict}: BuildOptions): Promise<BuildVerdict> {
  const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  const child = spawn(process.execPath, [docusaurus, 'build', '--out-dir', outDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...buildVariables,
      // A page from the cache repeats no warning, nor notices that what it links to has moved.
      ...(isStrict && {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}),
      // A pipe has no colours of its own accord.
      ...(process.stdout.isTTY && !process.env.NO_COLOR && {FORCE_COLOR: '1'}),
    },
  });
  const stop = (): void => void child.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);

  let output = '';
  let lastSign = seconds();
  const show =
    (target: NodeJS.WriteStream) =>
    (chunk: string): void => {
      output += chunk;
      lastSign = seconds();
      target.write(chunk);
    };
  child.stdout.setEncoding('utf8').on('data', show(process.stdout));
  child.stderr.setEncoding('utf8').on('data', show(process.stderr));
  const watch = setInterval(() => {
    if (seconds() - lastSign < PATIENCE) return;
    lastSign = seconds();
    console.log(`… building for ${Math.round(lastSign)} s`);
  }, 1000);

  const [code, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode, exitSignal) => resolve([exitCode, exitSignal]));
  }).finally(() => {
    clearInterval(watch);
    process.off('SIGINT', stop).off('SIGTERM', stop);
  });
  return judgeBuild({code, signal, output, outDir, isStrict});
}
