/** Renders the MDX around the fields: the reference page and the partials of topic pages. */
import type {Version} from '../../../src/config/versions.ts';
import {yamlScalar} from '../cli-reference/text.ts';
import {anchorOf, type Field} from '../config-schema/walk.ts';
import type {PageText} from './page-texts.ts';

export interface PageOptions {
  readonly version: Version;
  readonly text: PageText;
  /** Where "Edit this page" leads for a file of the repository: the prefix, with a slash. */
  readonly editUrl: string;
  /** Files of the docs below the folder of the page, such as `images/index.mdx`. */
  readonly pages: ReadonlySet<string>;
}

/** Folder with the rendered fields of a version. */
export function htmlFolder({label}: Version): string {
  return `src/generated/config-reference/${label}`;
}

function generatedNote(file: string): string {
  return `{/* Generated from ${file} by scripts/generate-config-reference.ts. Edit the schema, not this file. */}`;
}

/** A name for an import that no field and no component can have: `dev-sync` -> `devSyncHtml`. */
export function importName(key: string): string {
  return `${key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Html`;
}

function importHtml(version: Version, key: string): string {
  return `import ${importName(key)} from '@site/${htmlFolder(version)}/${key}.html';`;
}

/** A link to the page on the topic, once somebody has written it. */
function renderTopicLink(field: Field, {text, pages}: PageOptions): string {
  const topic = text.pages[field.name];
  if (topic === undefined) return '';
  const [path, name] = topic;
  const file = [`${path}.mdx`, `${path}/index.mdx`].find((candidate) => pages.has(candidate));
  return file === undefined ? '' : `Tasks and examples: [${name}](./${file}).\n\n`;
}

function renderSection(field: Field, options: PageOptions): string {
  return `<section>

## \`${field.name}\` {/* #${field.anchor} */}

${renderTopicLink(field, options)}<FieldTree html={${importName(field.name)}} />

</section>
`;
}

/** Renders the page with all fields of a version. */
export function renderReferencePage(fields: readonly Field[], options: PageOptions): string {
  const {version, text, editUrl} = options;
  return `---
title: Config reference
sidebar_label: ${yamlScalar(text.sidebarLabel)}
description: ${yamlScalar(text.description)}
custom_edit_url: ${editUrl}${version.schemaFile}
search_terms:
${Object.entries(text.searchTerms)
  .map(([id, terms]) => `  ${id}: [${terms.map(yamlScalar).join(', ')}]`)
  .join('\n')}
---

${generatedNote(version.schemaFile)}

import FieldReference from '@site/src/components/FieldReference';
import FieldTree from '@site/src/components/FieldTree';
import SchemaComment from '@site/src/components/SchemaComment';
${fields.map(({name}) => importHtml(version, name)).join('\n')}

${text.intro}

<details>
<summary>How to read this reference</summary>

Click a field to show its nested fields.
To link to a field, use the \`#\` at the end of its line.
In \`${text.examplePath}\`, \`.*\` stands for a name that you choose, and \`[]\` for a list item.
In links, the path is written with dashes instead: \`#${anchorOf(text.examplePath)}\`.

${text.values}

The smallest file that DevSpace loads:

\`\`\`yaml title="devspace.yaml"
${text.sample}\`\`\`

For completion and validation in editors with the YAML language server, add this comment as the first line of the file:

<SchemaComment file="${version.schema}.json" />

</details>

<FieldReference>

${fields.map((field) => renderSection(field, options)).join('\n')}
</FieldReference>
`;
}

/** Renders a partial: fields for a topic page. */
export function renderPartial(key: string, version: Version): string {
  return `${generatedNote(version.schemaFile)}

import FieldTree from '@site/src/components/FieldTree';
${importHtml(version, key)}

<FieldTree html={${importName(key)}} />
`;
}
