/**
 * Measures how long the site takes to build, and how much memory, in a folder of its own.
 */
import {spawn} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {hostingDir} from '../hosting/write-hosting.ts';
import {readUsage, type BuildUsage} from './usage.ts';

/** What a build took, and how long it was waited for. In milliseconds. */
export interface BuildCost extends BuildUsage {
  readonly time: number;
}

/** Builds with nothing from before, and again with what that left in the cache. */
export interface BuildCosts {
  readonly cold: BuildCost;
  readonly warm: BuildCost;
}

const TARGET = 'build-bench';

/** What Docusaurus keeps from one build to the next. */
const CACHES = ['.docusaurus', 'node_modules/.cache'];

async function remove(places: readonly string[]): Promise<void> {
  await Promise.all(places.map((place) => rm(place, {recursive: true, force: true})));
}

/** Runs `npm run build` into the folder, and keeps what it prints for the case that it fails. */
async function build(recorder: string, usageFile: string): Promise<number> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/build-site.ts', '--out-dir', TARGET],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${recorder}`.trim(),
        BENCH_USAGE: usageFile,
      },
    },
  );
  let output = '';
  const keep = (chunk: string): void => {
    output += chunk;
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return performance.now() - start;
}

async function measureOnce(): Promise<BuildCost> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  try {
    const usageFile = path.join(folder, 'usage.jsonl');
    const recorder = new URL('./record-usage.mjs', import.meta.url).href;
    const time = await build(recorder, usageFile);
    return {time, ...readUsage(await readFile(usageFile, 'utf8'))};
  } finally {
    await remove([folder, TARGET, hostingDir(TARGET)]);
  }
}

/** Builds twice: cold and warm. */
export async function measureBuilds(): Promise<BuildCosts> {
  await remove(CACHES);
  return {cold: await measureOnce(), warm: await measureOnce()};
}
