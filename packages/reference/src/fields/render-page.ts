import {posix} from 'node:path';
import type {Version} from '@devspace-docs/versions';
import {searchTermLines, yamlScalar} from '../commands/text.ts';
import {isSection, type Fields} from '@devspace-docs/devspace-check/node';
import type {Field} from '@devspace-docs/devspace-check';
import type {PageText} from './read-page-text.ts';

export interface PageOptions {
  readonly version: Version;
  readonly text: PageText;
  /** Prefix of "Edit this page" URLs, with a trailing slash. */
  readonly editUrl: string;
  /** The file and the title of the page that describes a field. */
  readonly findTopic: (path: string) => {readonly file: string; readonly title: string} | undefined;
}

function renderTopicLink({path}: Field, {version, findTopic}: PageOptions): string {
  const topic = findTopic(path);
  if (!topic) return '';
  const file = posix.relative(`${version.docsFolder}/configuration`, topic.file);
  return `Tasks and examples: [${topic.title}](./${file}).\n\n`;
}

function renderSection(field: Field, options: PageOptions): string {
  return `<section>

## \`${field.name}\` {/* #${field.anchor} */}

${renderTopicLink(field, options)}<Fields of="${field.path}" />

</section>
`;
}

/** Renders the config reference of a version. */
export function renderReferencePage(fields: Fields, options: PageOptions): string {
  const {version, text, editUrl} = options;
  const sections = [...fields.values()].filter(isSection);
  return `---
title: Config reference
sidebar_label: Config reference
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

In a browser, click a field to show its nested fields.
To link to a field, use the \`#\` at the end of its line.
In \`${text.examplePath}\`, \`.*\` stands for a name that you choose, and \`[]\` for a list item.

${text.values}

For completion and validation in editors with the YAML language server, add this comment as the first line of the file:

<SchemaComment file="${version.schema}.json" />

</details>

<FieldReference>

${sections.map((field) => renderSection(field, options)).join('\n')}
</FieldReference>
`;
}
