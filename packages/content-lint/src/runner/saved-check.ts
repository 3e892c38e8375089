/**
 * The result of a check of all pages, in a file: `npm run check` and the build run in separate processes, and
 * the second one uses the result of the first unless a file has changed.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import type {SourceTree} from '@devspace-docs/common/node';
import type {Problem} from '../pages/types.ts';
import type {VersionStatistics} from '../statistics.ts';

export interface CheckResult {
  readonly statistics: readonly VersionStatistics[];
  readonly problems: readonly Problem[];
}

interface SavedCheck extends CheckResult {
  readonly key: string;
}

/** Pages, the data that they are checked against, and the code of the check. */
const INPUTS =
  /^(?:docs|packages|schema|src|tests\/routes|tests\/search|versioned_docs|versioned_sidebars)\/|^(?:package-lock\.json|sidebars\.ts)$/;

/** Folders that builds and tests write. */
const OUTPUTS = /^(?:build|playwright-report|publish|test-results)[^/]*\//;

/** Identifies the contents of the inputs, and the names of all files, because pages refer to files by name. */
export function hashInputs(tree: SourceTree): string {
  const hash = createHash('sha256');
  for (const file of [...tree.files].sort()) {
    if (OUTPUTS.test(file)) continue;
    hash.update(`${file}\0`);
    if (INPUTS.test(file)) hash.update(`${tree.read(file)}\0`);
  }
  return hash.digest('hex');
}

/** Reads a result; undefined if there is none for these inputs. */
export function readResult(file: string, key: string): CheckResult | undefined {
  if (!existsSync(file)) return undefined;
  const saved = JSON.parse(readFileSync(file, 'utf8')) as SavedCheck;
  return saved.key === key ? saved : undefined;
}

/** Writes a result at once, because another process can read the file at the same time. */
export function writeResult(file: string, key: string, result: CheckResult): void {
  mkdirSync(dirname(file), {recursive: true});
  const temporary = `${file}.${process.pid}`;
  const saved: SavedCheck = {key, ...result};
  writeFileSync(temporary, JSON.stringify(saved));
  renameSync(temporary, file);
}
