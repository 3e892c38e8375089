import {readFileSync} from 'node:fs';
import {Ajv, type AnySchema} from 'ajv';
import type {VersionLabel} from '@devspace-docs/versions';
import {explainProblems, parseData} from '../data-files/parse-data.ts';

const FOLDER = 'schema/config-reference';
const SCHEMA = `${FOLDER}/page.schema.json`;

/** What differs between the config reference pages of the versions: the schema describes the properties. */
export interface PageText {
  readonly description: string;
  readonly searchTerms: Readonly<Record<string, readonly string[]>>;
  readonly intro: string;
  readonly values: string;
  readonly examplePath: string;
  readonly sample: string;
}

/** @throws Error with the file and the line of each problem. */
export function readPageText(version: VersionLabel): PageText {
  const file = `${FOLDER}/${version}.yaml`;
  const schema = JSON.parse(readFileSync(SCHEMA, 'utf8')) as AnySchema;
  const validate = new Ajv({strict: true, allErrors: true}).compile<PageText>(schema);
  const {data, problems} = parseData(readFileSync(file, 'utf8'), validate);
  if (!data) throw new Error(explainProblems(file, problems, SCHEMA));
  return data;
}
