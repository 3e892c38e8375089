/** Finds chunks in the built site, for tests in which one is missing. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {buildDir} from '../lib/built-site.ts';

/** A script file. */
export interface Chunk {
  /** Pattern of its URL. */
  readonly url: string;
  readonly code: string;
}

/** Finds the script file that contains all of the texts. */
export function findChunk(...texts: readonly string[]): Chunk {
  for (const file of globSync('assets/js/*.js', {cwd: buildDir})) {
    const code = readFileSync(path.join(buildDir, file), 'utf8');
    if (texts.every((text) => code.includes(text))) return {url: `**/${file}`, code};
  }
  throw new Error(`No script of the built site contains ${texts.join()}. Update the test.`);
}

/**
 * Finds the script file that contains a page.
 *
 * @param source - File of the page, for example `docs/index.mdx`.
 */
export function findPageChunk(source: string): Chunk {
  return findChunk(`"source":"@site/${source}"`, 'frontMatter:');
}

/** Replaces the component that a page exports. */
export function replaceDefault({code}: Chunk, replacement: (name: string) => string): string {
  const changed = code.replace(/\bdefault:\(\)=>(\w+)/, (_, name: string) => replacement(name));
  if (changed === code)
    throw new Error('The script exports its page in an unexpected way. Update the test.');
  return changed;
}
