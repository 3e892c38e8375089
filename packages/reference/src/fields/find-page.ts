import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {readPagePath, versionsByLabel} from '@devspace-docs/versions';

interface FrontMatter {
  readonly title: string;
  readonly sidebar_label?: string;
}

/**
 * Finds the file and the URL of a docs page, the title that the sidebar shows, and the heading of the page.
 *
 * @param sitePath - Site path, such as `5.x/configuration/hooks/basics`.
 * @param baseUrl - Base path or URL of the site, with a trailing slash.
 * @throws Error if the page doesn't exist or has no title.
 */
export function findPage(
  sitePath: string,
  baseUrl: string,
): {file: string; url: string; title: string; heading: string} {
  const {version, page} = readPagePath(sitePath);
  const path = `${versionsByLabel[version].docsFolder}/${page}`;
  const file = [`${path}.mdx`, `${path}/index.mdx`].find((candidate) => existsSync(candidate));
  if (file === undefined)
    throw new Error(`schema/topic-pages/${version}.yaml: there is no page ${path}.mdx.`);
  const [, frontMatter = ''] = /^---\n(.*?)\n---\n/s.exec(readFileSync(file, 'utf8')) ?? [];
  const {title, sidebar_label: label} = parse(frontMatter) as FrontMatter;
  return {file, url: baseUrl + sitePath, title: label ?? title, heading: title};
}
