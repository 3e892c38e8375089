import {didYouMean, suggestPath} from '@devspace-docs/common';
import type {Site, SourceFile} from '@devspace-docs/pages';

/**
 * Selects files by their path from the root of the repository. Without paths, selects all files.
 *
 * @throws Error with a suggestion if a path isn't a page or partial.
 */
export function selectFiles(site: Site, paths: readonly string[]): readonly SourceFile[] {
  if (paths.length === 0) return site.files;
  return [...new Set(paths)].map((path) => {
    const file = site.file(path);
    if (file) return file;
    const suggestion = suggestPath(
      path,
      site.files.map((candidate) => candidate.path),
    );
    throw new Error(
      `${path} isn't a page of the docs: ${didYouMean(suggestion, 'specify an .mdx file in docs/ or versioned_docs/')}`,
    );
  });
}
