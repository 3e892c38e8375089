import type {AnySchema, ValidateFunction} from 'ajv';
import {Ajv} from 'ajv';
import {explainProblems, parseData} from '../data-files/parse-data.ts';
import type {CommandData, GlobalData} from './types.ts';

/** Parses files. The methods throw an Error with the path and the lines of an invalid file. */
export interface Parser {
  readonly command: (path: string, text: string) => CommandData;
  readonly global: (path: string, text: string) => GlobalData;
}

/** By content, because builds and tests read the same data many times. */
const parsed = new Map<string, unknown>();

/**
 * Compiles the JSON schemas in schema/cli.
 *
 * @throws Error if a schema is invalid in Ajv's strict mode.
 */
export function createParser(commandSchema: AnySchema, globalSchema: AnySchema): Parser {
  const ajv = new Ajv({strict: true, allErrors: true});
  ajv.addSchema(commandSchema, 'command.schema.json');
  const parse =
    <Data>(validate: ValidateFunction<Data>, schema: string) =>
    (path: string, text: string): Data => {
      const known = parsed.get(text);
      if (known !== undefined) return known as Data;
      const {data, problems} = parseData(text, validate);
      if (data === undefined) throw new Error(explainProblems(path, problems, schema));
      parsed.set(text, data);
      return data;
    };
  return {
    command: parse(
      ajv.compile<CommandData>({$ref: 'command.schema.json'}),
      'schema/cli/command.schema.json',
    ),
    global: parse(ajv.compile<GlobalData>(globalSchema), 'schema/cli/global.schema.json'),
  };
}
