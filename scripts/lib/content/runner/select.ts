/** Picks the files that the command line names. */
import {didYouMean, suggestPath} from '../../../../src/lib/suggest.ts';
import type {Site} from '../pages/site.ts';
import type {SourceFile} from '../pages/types.ts';

/**
 * Finds files by their path from the root of the repository; no path at all means every file.
 *
 * @throws Error naming the path that is no page or partial, and the likely one.
 */
export function selectFiles(site: Site, paths: readonly string[]): readonly SourceFile[] {
  if (paths.length === 0) return site.files;
  return [...new Set(paths)].map((path) => {
    const file = site.file(path);
    if (file) return file;
    const answer = suggestPath(
      path,
      site.files.map((candidate) => candidate.path),
    );
    throw new Error(
      `${path} isn't a page of the docs: ${didYouMean(answer, 'specify an .mdx file in docs/ or versioned_docs/')}`,
    );
  });
}
