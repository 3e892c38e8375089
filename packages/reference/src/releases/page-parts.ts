/** Parts of the pages about the releases of a version. */
import {attribute, present, searchTermLines, yamlScalar} from '../commands/text.ts';
import {code, linkTo} from '../markdown-links.ts';
import type {VersionReleases} from './types.ts';

export interface ReleasePagesOptions {
  /** Prefix of "Edit this page" URLs, with a trailing slash. */
  readonly editUrl: string;
  /** Title of a page in the docs folder of the version, by its path without the extension. */
  readonly titleOf: (page: string) => string;
}

export interface PageInfo {
  readonly title: string;
  readonly description: string;
  readonly terms: readonly string[];
  /** Attributes of the filter; undefined on a page without one. */
  readonly filter?: string;
}

export function renderPage(
  {title, description, terms, filter}: PageInfo,
  intro: string,
  sections: readonly string[],
  {source}: VersionReleases,
  editUrl: string,
): string {
  const content = sections.join('\n\n');
  const imports = present(filter && 'ReleaseFilter', 'ReleaseItem').map(
    (name) => `import ${name} from '@site/src/components/${name}';`,
  );
  return `---
title: ${yamlScalar(title)}
sidebar_label: ${yamlScalar(title)}
description: ${yamlScalar(description)}
custom_edit_url: ${editUrl}${source}
toc_max_heading_level: 2
${searchTermLines({page: terms}).join('\n')}
---

{/* Generated from ${source} by scripts/generate-releases.ts. Edit the data, not this file. */}

${imports.join('\n')}

${intro}

${filter === undefined ? content : `<ReleaseFilter ${filter}>\n\n${content}\n\n</ReleaseFilter>`}
`;
}

/** A part of a page, with its own heading, that the filter hides if it contains no matches. */
export function renderSection(
  heading: string,
  id: string,
  parts: readonly string[],
  level: '##' | '###' = '##',
): string {
  return ['<section>', `${level} ${heading} {/* #${id} */}`, ...parts, '</section>'].join('\n\n');
}

export function renderList(items: readonly string[]): string {
  return ['<ul>', ...items, '</ul>'].join('\n\n');
}

export function renderItem(
  attributes: Readonly<Record<string, string | undefined>>,
  text: string,
): string {
  const list = present(
    ...Object.entries(attributes).map(([name, value]) => value && attribute(name, value)),
  );
  return `<ReleaseItem ${list.join(' ')}>\n\n${text}\n\n</ReleaseItem>`;
}

export function linkToPage(page: string, from: string, {titleOf}: ReleasePagesOptions): string {
  const [path = '', anchor] = page.split('#');
  const target = anchor === undefined ? `${path}.mdx` : `${path}.mdx#${anchor}`;
  // Titles are plain text, and some are or contain a command.
  const title = titleOf(path).replaceAll(/\bdevspace(?: [a-z-]+)+/g, code);
  return `[${title}](${linkTo(target, from)})`;
}
