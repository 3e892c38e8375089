/** Builds small sites for tests. */
import {fileURLToPath} from 'node:url';
import {versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {createSite, type PageModules, type Site} from './site.ts';
import {loadTree, type SourceTree} from '@devspace-docs/common/node';

/** Contents of files, by path from the root of the repository. */
export type Files = Readonly<Record<string, string>>;

/** The real commands and schemas, which some rules need. */
const data = loadTree(fileURLToPath(new URL('../../..', import.meta.url)), 'schema/**');

/** Creates a site from files in memory and the real data in schema/. */
export function siteOf(files: Files, modules?: PageModules): Site {
  const tree: SourceTree = {
    files: new Set([...Object.keys(files), ...data.files]),
    read(file) {
      const text = files[file];
      if (text !== undefined) return text;
      if (data.files.has(file)) return data.read(file);
      throw new Error(`the test has no file ${file}`);
    },
  };
  return createSite(tree, modules);
}

/** A page with valid front matter. Its body starts on line 5. */
export function page(title: string, body: string): string {
  const description = `Learn what ${title} is about, on a page that was made for a test of the checker.`;
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n${body}\n`;
}

/** Path of a page of a version: in docs/ for the latest version, in versioned_docs/ for others. */
export function docsPath(version: VersionLabel, name = 'a.mdx'): string {
  return `${versionsByLabel[version].docsFolder}/${name}`;
}
