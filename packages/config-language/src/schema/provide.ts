/** Provides the schemas in `schema/` to the config checks. Import it before you call them. */
import {readFileSync} from 'node:fs';
import {versions} from '@devspace-docs/versions';
import {provideSchema} from '../check/schemas.ts';
import {parseConfigSchema} from './load.ts';

for (const {label, schemaFile} of versions) {
  const url = new URL(`../../../../${schemaFile}`, import.meta.url);
  provideSchema(label, parseConfigSchema(readFileSync(url, 'utf8'), schemaFile));
}
