import {
  diagnose,
  findFile,
  type PageDiagnostic,
  relativePath,
  requestedPath,
  type Site,
  type SourceFile,
} from '@devspace-docs/pages';
import {didYouMean, suggestPath} from '@devspace-docs/common';
import type {Rule} from '../types.ts';

function findMissingImports(file: SourceFile, site: Site): PageDiagnostic[] {
  return site.content(file).imports.flatMap(({request, location}) => {
    const path = requestedPath(request, file.path);
    if (path === undefined || findFile(path, site.tree.files)) return [];
    const partials = site.files
      .filter(({kind, version}) => kind === 'partial' && version === file.version)
      .map((partial) => relativePath(file.path, partial.path));
    const otherwise = path.startsWith('src/generated/')
      ? 'run `npm run generate`'
      : 'add the file, or correct the path';
    const hint = didYouMean(
      path.endsWith('.mdx') ? suggestPath(request, partials) : undefined,
      otherwise,
    );
    return diagnose(location, `no file at ${path}`, hint);
  });
}

function hintFor(message: string): string {
  const tag = /^Expected a closing tag for `<([\w.]+)>`/.exec(message)?.[1];
  if (tag !== undefined)
    return `close it with \`</${tag}>\`, or put it in code font if it isn't a tag`;
  return 'MDX reads `{` as JavaScript and `<` as JSX: put them in code font, or write `\\{` and `\\<`';
}

export const mdx: Rule = {
  name: 'mdx',
  summary: 'The file is valid MDX, and every file that it imports exists.',
  check(file, site) {
    const {failure} = site.content(file);
    if (!failure) return findMissingImports(file, site);
    return diagnose(failure.location, failure.message, hintFor(failure.message));
  },
};
