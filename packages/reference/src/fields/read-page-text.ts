import type {VersionLabel} from '@devspace-docs/versions';
import {dataFormat} from '../data-files/parse-data.ts';

const FOLDER = 'schema/config-reference';

/** What differs between the config reference pages of the versions: the schema describes the properties. */
export interface PageText {
  readonly description: string;
  readonly searchTerms: Readonly<Record<string, readonly string[]>>;
  readonly intro: string;
  readonly values: string;
  readonly examplePath: string;
}

const format = dataFormat<PageText>(`${FOLDER}/page.schema.json`);

/** @throws Error with the file and the line of each problem. */
export function readPageText(version: VersionLabel): PageText {
  return format.read(`${FOLDER}/${version}.yaml`);
}
