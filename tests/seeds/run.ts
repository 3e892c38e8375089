/** Plants each mistake of seeds.yaml in a copy of the repository, and runs the check that must report it. */
import {execFileSync, spawnSync} from 'node:child_process';
import {appendFileSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {parse} from 'yaml';
import {runMain} from '../../scripts/tasks/index.ts';
import {copyRepository} from '../lib/copy-repository.ts';

/** A mistake. seeds.yaml describes the keys. */
interface Seed {
  readonly name: string;
  readonly file?: string;
  readonly append?: string;
  readonly replace?: string;
  readonly with?: string;
  readonly rename?: string;
  readonly run: string;
  readonly says: string;
}

interface Seeds {
  readonly page: string;
  readonly seeds: readonly Seed[];
}

/** @throws Error if the text to replace isn't in the file, so that the seed would plant nothing. */
function plant(seed: Seed, page: string, copy: string): void {
  const at = (file: string): string => path.join(copy, file);
  const file = at(seed.file ?? page);
  if (seed.append !== undefined) appendFileSync(file, seed.append);
  if (seed.rename !== undefined) renameSync(file, at(seed.rename));
  if (seed.replace === undefined) return;
  const text = readFileSync(file, 'utf8');
  if (!text.includes(seed.replace))
    throw new Error(`seeds.yaml: "${seed.name}": ${seed.file ?? page} has no "${seed.replace}".`);
  writeFileSync(
    file,
    text.replace(seed.replace, () => seed.with ?? ''),
  );
}

/** What is wrong with the report of a mistake; undefined if it is as expected. */
function check(seed: Seed, page: string, copy: string): string | undefined {
  const command = seed.run.replaceAll('{page}', page).replaceAll('{file}', seed.file ?? page);
  const {status, stdout, stderr} = spawnSync('sh', ['-c', command], {cwd: copy, encoding: 'utf8'});
  const output = stripVTControlCharacters(stdout + stderr);
  if (status === 0) return `\`${command}\` passes`;
  if (output.includes(seed.says)) return undefined;
  return `\`${command}\` doesn't print "${seed.says}", but:\n${output}`;
}

function main(): void {
  const {page, seeds} = parse(
    readFileSync(path.join(import.meta.dirname, 'seeds.yaml'), 'utf8'),
  ) as Seeds;
  const words = process.argv.slice(2);
  const chosen = seeds.filter(
    ({name}) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const copy = copyRepository('seeds');
  const git = (...args: readonly string[]): void => {
    const author = ['-c', 'user.name=seeds', '-c', 'user.email=seeds@localhost'];
    execFileSync('git', [...author, ...args], {cwd: copy, stdio: 'ignore'});
  };
  const missed: string[] = [];
  try {
    // The copy has its own main branch, with which tests compare.
    git('init', '--initial-branch=main');
    git('add', '--all');
    git('commit', '--message=Start');
    for (const seed of chosen) {
      plant(seed, page, copy);
      const problem = check(seed, page, copy);
      console.log(problem === undefined ? `✓ ${seed.name}` : `✗ ${seed.name}: ${problem}`);
      if (problem !== undefined) missed.push(seed.name);
      git('checkout', '--', '.');
      git('clean', '--force', '-d');
    }
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
  if (missed.length > 0) throw new Error(`Not reported: ${missed.join(', ')}`);
}

void runMain(main);
