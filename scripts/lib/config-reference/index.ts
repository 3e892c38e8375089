/** Writes everything that comes from the config schemas: data in, files out. */
import {parseConfigSchema} from '../config-schema/load.ts';
import {checkProfileExamples} from '../config-schema/profile-examples.ts';
import {flattenFields, walkSchema, type Field} from '../config-schema/walk.ts';
import {renderList, renderRoot, type RenderOptions} from './render-field.ts';
import {htmlFolder, renderPartial, renderReferencePage, type PageOptions} from './render-page.ts';
import type {Topics} from './topics.ts';

export interface ReferenceInput extends PageOptions {
  /** Text of the schema. */
  readonly schema: string;
  /** Folder of the reference page: `docs/configuration`. */
  readonly folder: string;
  readonly topics: Topics;
}

/** Folder with the partials of a version. */
export function partialsFolder(folder: string): string {
  return `${folder}/_fields`;
}

function findField(byPath: ReadonlyMap<string, Field>, path: string, topic: string): Field {
  const field = byPath.get(path);
  if (field === undefined) {
    throw new Error(
      `${topic}: the schema has no field ${path}; mend scripts/lib/config-reference/topics.ts`,
    );
  }
  return field;
}

function renderTopic(fields: readonly Field[], render: RenderOptions): Promise<string> {
  const [first] = fields;
  return fields.length === 1 && first !== undefined
    ? renderRoot(first, render, {hasHeading: false})
    : renderList(fields, render);
}

/**
 * Writes the reference page of a version, its partials and the markup that they show.
 *
 * @returns Text by path from the root of the repository.
 * @throws Error when the schema lacks something that the page needs, or a topic names no field.
 */
export async function generateConfigReference(
  {schema, folder, topics, ...options}: ReferenceInput,
  render: RenderOptions,
): Promise<Map<string, string>> {
  const {version} = options;
  const root = parseConfigSchema(schema, version.schemaFile);
  const fields = walkSchema(root);
  checkProfileExamples(root, fields);
  const byPath = new Map(flattenFields(fields).map((field) => [field.path, field]));
  const files = new Map<string, string>([
    [`${folder}/reference.mdx`, renderReferencePage(fields, options)],
  ]);
  const add = (key: string, html: string): void => {
    files.set(`${htmlFolder(version)}/${key}.html`, `${html}\n`);
    files.set(`${partialsFolder(folder)}/${key}.mdx`, renderPartial(key, version));
  };
  for (const field of fields) add(field.name, await renderRoot(field, render, {hasHeading: true}));
  for (const [key, paths] of Object.entries(topics)) {
    if (byPath.has(key))
      throw new Error(`${key}: a topic cannot have the name of a top-level field`);
    add(
      key,
      await renderTopic(
        paths.map((path) => findField(byPath, path, key)),
        render,
      ),
    );
  }
  return files;
}
