/** Writes or checks the files of a generator, for the scripts of `npm run generate`. */
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {glob} from 'tinyglobby';

export interface GeneratedFiles {
  /** What they are, to start a sentence with: `Command reference`. */
  readonly title: string;
  /** Content by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Globs that match generated files only: other files there are removed. */
  readonly owned?: readonly string[];
}

/**
 * Compares generated files with those on disk.
 *
 * @param actual - Content by path, also of files that are no longer generated.
 * @returns One line per file that differs.
 */
export function findDrift(
  expected: ReadonlyMap<string, string>,
  actual: ReadonlyMap<string, string>,
): string[] {
  const differing = [...expected].flatMap(([file, text]) => {
    if (!actual.has(file)) return [`${file} is missing`];
    return actual.get(file) === text ? [] : [`${file} is out of date`];
  });
  const unexpected = [...actual.keys()].filter((file) => !expected.has(file));
  return [...differing, ...unexpected.map((file) => `${file} is no longer generated`)];
}

async function readExisting(names: Iterable<string>): Promise<Map<string, string>> {
  const entries = await Promise.all(
    [...new Set(names)].map(async (file) => {
      const text = await readFile(file, 'utf8').catch(() => undefined);
      return text === undefined ? [] : [[file, text] as const];
    }),
  );
  return new Map(entries.flat());
}

/**
 * Writes the files that differ. With `--check` on the command line, only compares them.
 *
 * @throws Error with one line per file if `--check` finds a difference.
 */
export async function updateFiles({title, files, owned = []}: GeneratedFiles): Promise<void> {
  const {values} = parseArgs({options: {check: {type: 'boolean', default: false}}});
  const actual = await readExisting([...files.keys(), ...(await glob([...owned]))]);
  if (values.check) {
    const drift = findDrift(files, actual);
    if (drift.length === 0) return;
    throw new Error(
      `${title}: run \`npm run generate\` and commit the result.\n${drift.join('\n')}`,
    );
  }
  for (const [file, text] of files) {
    if (actual.get(file) === text) continue;
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
  for (const file of actual.keys()) if (!files.has(file)) await rm(file);
  console.log(`${title}: ${files.size} files up to date.`);
}
