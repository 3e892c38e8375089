import type {Reference, ReferenceVersion} from './types.ts';
import {DataError, type Problem} from './model.ts';

/**
 * Finds what replaces a command in the latest version. Data of an older version doesn't know later
 * ones, so this goes through the versions between them.
 *
 * @param newer - The versions after that of the command, newest first.
 */
function findReplacement(
  slug: string,
  version: ReferenceVersion,
  newer: Reference,
): string | undefined {
  const {absentIn} = version.bySlug.get(slug) ?? {};
  for (const [index, next] of newer.entries()) {
    const found = next.bySlug.has(slug) ? slug : absentIn?.[next.name]?.see?.[0];
    if (found !== undefined)
      return index === 0 ? found : findReplacement(found, next, newer.slice(0, index));
  }
  return undefined;
}

/**
 * Lists what to use in the latest version instead of commands that it doesn't have, for the version
 * banner. Both are slugs; commands without a replacement are missing.
 *
 * @throws DataError when two versions name different replacements for the same command.
 */
export function listReplacements(reference: Reference): Readonly<Record<string, string>> {
  const replacements = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [index, version] of reference.entries()) {
    for (const {slug, source} of version.commands) {
      const replacement = findReplacement(slug, version, reference.slice(0, index));
      if (replacement === undefined || replacement === slug) continue;
      const other = replacements.get(slug);
      if (other !== undefined && other !== replacement) {
        problems.push({
          place: source,
          reason: `absentIn: the first command under "see" is ${replacement}, but ${other} in a newer version; use the same one`,
        });
      }
      replacements.set(slug, replacement);
    }
  }
  if (problems.length > 0) throw new DataError(problems);
  return Object.fromEntries([...replacements].sort(([a], [b]) => a.localeCompare(b)));
}
