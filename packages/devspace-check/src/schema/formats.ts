import {readFileSync} from 'node:fs';
import {versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {createFormats} from '../check/versions/schemas.ts';
import type {Schema} from '../check/schema/types.ts';
import {parseConfigSchema} from './load.ts';

export function readConfigSchema(version: VersionLabel): Schema {
  const {schemaFile} = versionsByLabel[version];
  const url = new URL(`../../../../${schemaFile}`, import.meta.url);
  return parseConfigSchema(readFileSync(url, 'utf8'), schemaFile);
}

/** The formats in `schema/`, for the config checks. */
export const configFormats = createFormats(readConfigSchema);
