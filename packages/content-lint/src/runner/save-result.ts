/** Writes the result of a check of all pages to a file, which builds show. */
import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readSamples, root, sampleVersion, type Site, type SourceFile} from '@devspace-docs/pages';
import type {Problem} from '../types.ts';
import {rules} from '../rules/index.ts';
import type {CheckResult, TestedSample} from '../statistics.ts';
import {isAcceptedAlone} from './config-check.ts';
import {readStatistics} from './statistics.ts';

const RESULT = join(root, '.cache/content-check.json');

/** The configs and parts of configs in a file that have no problem, by their code. */
export function readTested(
  file: SourceFile,
  site: Site,
  problems: readonly Problem[],
): Record<string, TestedSample> {
  const lines = problems.filter((problem) => problem.file === file.path).map(({line}) => line);
  const tested: Record<string, TestedSample> = {};
  const failed = new Set<string>();
  for (const sample of readSamples(site.content(file).fences)) {
    const {fence, purpose} = sample;
    const version = sampleVersion(sample, file);
    if ((purpose.kind !== 'config' && purpose.kind !== 'fragment') || !version) continue;
    const first = fence.location.line;
    const last = first + fence.codeLines.length;
    if (lines.some((line) => line >= first && line <= last)) failed.add(fence.code);
    // The checker would report names that the sample omits.
    const isWholeConfig =
      purpose.kind === 'config' && !purpose.isImported && isAcceptedAlone(fence.code);
    tested[fence.code] = {version, isWholeConfig};
  }
  return Object.fromEntries(Object.entries(tested).filter(([code]) => !failed.has(code)));
}

export function saveResult(site: Site, problems: readonly Problem[]): void {
  const samples = Object.fromEntries(
    site.files.map((file) => [file.path, readTested(file, site, problems)]),
  );
  const result: CheckResult = {statistics: readStatistics(site, rules), samples};
  mkdirSync(dirname(RESULT), {recursive: true});
  // At once, because a build can read the file at the same time.
  const temporary = `${RESULT}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(result));
  renameSync(temporary, RESULT);
}
