import type {Reference} from './types.ts';
import {DataError, type Problem} from './model.ts';

/**
 * Lists what to use in the latest version instead of commands that it doesn't have, for the version
 * banner. Both are slugs; commands without a replacement are missing.
 *
 * @throws DataError when two versions name different replacements for the same command.
 */
export function listReplacements(reference: Reference): Readonly<Record<string, string>> {
  const [latest, ...older] = reference;
  const replacements = new Map<string, string>();
  const problems: Problem[] = [];
  for (const {slug, source, absentIn} of older.flatMap(({commands}) => commands)) {
    const replacement = latest && absentIn?.[latest.name]?.see?.[0];
    if (replacement === undefined) continue;
    const other = replacements.get(slug);
    if (other !== undefined && other !== replacement) {
      problems.push({
        place: source,
        reason: `absentIn: the first command under "see" is ${replacement}, but ${other} in a newer version; use the same one`,
      });
    }
    replacements.set(slug, replacement);
  }
  if (problems.length > 0) throw new DataError(problems);
  return Object.fromEntries([...replacements].sort(([a], [b]) => a.localeCompare(b)));
}
