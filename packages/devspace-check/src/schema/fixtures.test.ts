import {readdirSync, readFileSync} from 'node:fs';
import {Ajv} from 'ajv';
import {describe, expect, it} from 'vitest';
import {versions} from '@devspace-docs/versions';
import {parseConfigSchema, shapes} from './load.ts';
import {parseConfig} from '../check/yaml/parse-config.ts';
import {formatProblem} from '../check/schema/problems.ts';
import {createConfigValidator} from '../check/schema/validate.ts';

/** Keywords that validators ignore, of editors and of this project. */
const vocabulary = Object.keys(shapes).filter((keyword) =>
  /^x-|Message$|^doNotSuggest$/.test(keyword),
);

const FIXTURES = 'tests/fixtures/config';

function readFixtures(folder: string): Array<[name: string, text: string]> {
  return readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]);
}

describe.each(versions)('configs of $label', ({label, schemaFile}) => {
  const schema = parseConfigSchema(readFileSync(schemaFile, 'utf8'), schemaFile);
  const validator = createConfigValidator(schema);
  // Strict mode also finds mistakes in the schema.
  const ajv = new Ajv({strict: true, logger: false}).addVocabulary(vocabulary).compile(schema);
  const read = (text: string) => parseConfig(text, label).documents[0]?.value;
  const validate = (text: string) =>
    validator.validate(read(text), {isImported: text.startsWith('# imported:')});

  it.each(readFixtures(`${FIXTURES}/${label}/valid`))('accepts %s', (_, text) => {
    expect(validate(text).filter(({severity}) => severity !== 'warning')).toEqual([]);
    if (!text.startsWith('# imported:')) expect(ajv(read(text))).toBe(true);
  });

  it.each(readFixtures(`${FIXTURES}/${label}/invalid`))(
    'rejects %s for the expected reason',
    (name, text) => {
      const [, location = '', reason = ''] = /^# expect: (\S+) (.+)\n/.exec(text) ?? [];
      expect(reason, `${name} starts with "# expect: <path> <part of the message>"`).not.toBe('');
      const path = location === '(file)' ? '' : location;
      const [problem, ...others] = validate(text);
      expect(others).toEqual([]);
      expect(problem?.path).toBe(path);
      expect(problem && formatProblem(problem)).toContain(reason);
      expect(ajv(read(text))).toBe(false);
    },
  );
});
