import type {Reference, ReferenceVersion} from './types.ts';
import {DataError, type Problem} from './model.ts';

/**
 * Finds the replacement of a command in the latest version. If the data of the command's version doesn't
 * cover the latest version, follows the replacements through the versions in between.
 *
 * @param newer - All newer versions, newest first.
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
 * Lists replacements for commands that the latest version doesn't have, for the version banner. Keys and
 * values are slugs; commands without a replacement are omitted.
 *
 * @throws DataError if two versions have different replacements for the same command.
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
          file: source,
          reason: `absentIn: the first command under "see" is ${replacement}, but ${other} in a newer version; use the same one`,
        });
      }
      replacements.set(slug, replacement);
    }
  }
  if (problems.length > 0) throw new DataError(problems);
  return Object.fromEntries([...replacements].sort(([a], [b]) => a.localeCompare(b)));
}
