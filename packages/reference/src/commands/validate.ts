import type {AnySchema, ErrorObject, ValidateFunction} from 'ajv';
import {Ajv} from 'ajv';
import type {CommandData, GlobalData} from './types.ts';

/** Validates parsed files. The methods throw an Error with the path of an invalid file. */
export interface Validator {
  readonly command: (path: string, data: unknown) => CommandData;
  readonly global: (path: string, data: unknown) => GlobalData;
}

function describe({instancePath, message, params}: ErrorObject): string {
  const detail = 'additionalProperty' in params ? ` (${String(params.additionalProperty)})` : '';
  return `${instancePath || '/'} ${message ?? 'is invalid'}${detail}`;
}

function check<Data>(
  validate: ValidateFunction<Data>,
  schema: string,
  path: string,
  data: unknown,
): Data {
  if (validate(data)) return data;
  const reasons = (validate.errors ?? []).map(describe).join('; ');
  throw new Error(`${path}: ${reasons}. See schema/cli/${schema} for the expected format.`);
}

/**
 * Compiles the JSON schemas in schema/cli.
 *
 * @throws Error if a schema is invalid in Ajv's strict mode.
 */
export function createValidator(commandSchema: AnySchema, globalSchema: AnySchema): Validator {
  const ajv = new Ajv({strict: true, allErrors: true});
  ajv.addSchema(commandSchema, 'command.schema.json');
  const command = ajv.compile<CommandData>({$ref: 'command.schema.json'});
  const global = ajv.compile<GlobalData>(globalSchema);
  return {
    command: (path, data) => check(command, 'command.schema.json', path, data),
    global: (path, data) => check(global, 'global.schema.json', path, data),
  };
}
