/** Renders the page with all fields of a version. */
import type {Version} from '../../../src/config/versions.ts';
import {searchTermLines, yamlScalar} from '../cli-reference/text.ts';
import {isSection, type Fields} from '../config-schema/fields.ts';
import type {Field} from '../config-schema/walk.ts';
import type {PageText} from './page-texts.ts';

export interface PageOptions {
  readonly version: Version;
  readonly text: PageText;
  /** Where "Edit this page" leads for a file of the repository: the prefix, with a slash. */
  readonly editUrl: string;
  /** Files of the docs below the folder of the page, such as `images/index.mdx`. */
  readonly pages: ReadonlySet<string>;
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

${renderTopicLink(field, options)}<Fields of="${field.path}" />

</section>
`;
}

/** Renders the page with all fields of a version. */
export function renderReferencePage(fields: Fields, options: PageOptions): string {
  const {version, text, editUrl} = options;
  const sections = [...fields.values()].filter(isSection);
  return `---
title: Config reference
sidebar_label: ${yamlScalar(text.sidebarLabel)}
description: ${yamlScalar(text.description)}
custom_edit_url: ${editUrl}${version.schemaFile}
${searchTermLines(text.searchTerms).join('\n')}
---

{/* Generated from ${version.schemaFile} by scripts/generate-config-reference.ts. Edit the schema, not this file. */}

import FieldReference from '@site/src/components/FieldReference';
import SchemaComment from '@site/src/components/SchemaComment';

${text.intro}

<details>
<summary>How to read this reference</summary>

Click a field to show its nested fields.
To link to a field, use the \`#\` at the end of its line.
In \`${text.examplePath}\`, \`.*\` stands for a name that you choose, and \`[]\` for a list item.

${text.values}

The smallest file that DevSpace loads:

\`\`\`yaml title="devspace.yaml"
${text.sample}\`\`\`

For completion and validation in editors with the YAML language server, add this comment as the first line of the file:

<SchemaComment file="${version.schema}.json" />

</details>

<FieldReference>

${sections.map((field) => renderSection(field, options)).join('\n')}
</FieldReference>
`;
}
