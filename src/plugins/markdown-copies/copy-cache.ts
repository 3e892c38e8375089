/**
 * Keeps what pages were converted to from one build to the next, since most pages of a build are
 * those of the last one. Entries are found by a hash of all that the conversion reads.
 */
import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** What a cache is kept in, and what its entries were made by. */
export interface CacheOptions {
  readonly file: string;
  /** Files whose text decides what comes out: the code of the conversion, and its packages. */
  readonly makers: readonly string[];
}

/** Results by what they were made of. */
export interface CopyCache {
  /**
   * The results for these inputs, in their order: kept ones, and those of `make`.
   *
   * @param make - Makes the results that are not kept, in the order of the numbers that it is given:
   *   those of their inputs, from 0.
   */
  readonly getAll: (
    inputs: readonly (readonly string[])[],
    make: (missing: readonly number[]) => Promise<readonly string[]>,
  ) => Promise<string[]>;
  /** Keeps what was asked for since the cache was opened, and forgets everything else. */
  readonly save: () => Promise<void>;
}

/** For builds that may trust nothing that an earlier one has left. */
export const noCache: CopyCache = {
  getAll: async (inputs, make) => [...(await make([...inputs.keys()]))],
  save: () => Promise.resolve(),
};

interface Kept {
  readonly maker: string;
  readonly results: Readonly<Record<string, string>>;
}

function hash(parts: readonly string[]): string {
  // As JSON, so that no two lists of parts run together to the same text.
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'maker' in value && 'results' in value;
}

async function readKept(file: string): Promise<Kept | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isKept(value) ? value : undefined;
  } catch {
    // The first build, or a file that is damaged: everything is made anew.
    return undefined;
  }
}

/** Opens a cache; one that other code has written is empty. */
export async function openCache({file, makers}: CacheOptions): Promise<CopyCache> {
  const maker = hash(await Promise.all(makers.map((name) => readFile(name, 'utf8'))));
  const kept = await readKept(file);
  const old = new Map(kept?.maker === maker ? Object.entries(kept.results) : []);
  const used = new Map<string, string>();
  return {
    async getAll(inputs, make) {
      const keys = inputs.map(hash);
      const missing = [...keys.keys()].filter((index) => !old.has(keys[index] ?? ''));
      const made = missing.length > 0 ? await make(missing) : [];
      const results = new Map(missing.map((index, at) => [index, made[at]]));
      return keys.map((key, index) => {
        const result = results.get(index) ?? old.get(key) ?? '';
        used.set(key, result);
        return result;
      });
    },
    async save() {
      const text = JSON.stringify({maker, results: Object.fromEntries(used)} satisfies Kept);
      await mkdir(path.dirname(file), {recursive: true});
      // In one step, so that a build that is stopped leaves no half of a file.
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, text);
      await rename(draft, file);
    },
  };
}
