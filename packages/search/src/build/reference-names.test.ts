import {describe, expect, it} from 'vitest';
import {latestVersion, versions, commandPage} from '@devspace-docs/versions';
import {command, flag, version} from '@devspace-docs/reference/testing';
import {buildReference} from '@devspace-docs/reference';
import {parseFields, selectFields} from '@devspace-docs/devspace-check/node';
import {createReferenceNames} from './reference-names.ts';

const schema = {
  type: 'object',
  properties: {
    dev: {
      description: 'Starts `dev` mode. **Use** it.',
      type: 'object',
      additionalProperties: false,
      doNotSuggest: true,
      properties: {
        sync: {description: 'Syncs.', type: 'boolean', default: false, 'x-defaultNote': 'see `b`'},
      },
    },
  },
};

const {label} = latestVersion;
const wait = flag({name: 'wait', shorthand: 'w', type: 'int', default: 0, defaultNote: 'forever'});
const commands = [command({command: 'devspace dev', flags: [wait, flag({default: ''})]})];
const reference = buildReference(versions.map((each) => version(each.label, commands)));
const names = createReferenceNames(
  label,
  (of) => selectFields(parseFields(JSON.stringify(schema), 'schema.json'), of),
  reference[0]!,
);

it('names of fields have the complete description as plain text, and the default with its note', () => {
  expect(names.fields('dev', 'configuration/dev')).toEqual([
    {
      kind: 'field',
      name: 'dev',
      anchor: '',
      type: 'object',
      text: "Starts dev mode. Use it. DevSpace accepts this field, but the CLI's JSON schema doesn't list it.",
    },
    {
      kind: 'field',
      name: 'dev.sync',
      anchor: 'dev-sync',
      type: 'boolean',
      text: 'Syncs.',
      default: 'false (see b)',
    },
  ]);
});

describe('names of commands', () => {
  it('are the command and its flags', () => {
    expect(names.command(commandPage(label, 'devspace_dev'))).toEqual({
      command: {name: 'devspace dev', text: 'devspace dev does its work.'},
      flags: [
        {
          kind: 'flag',
          name: '--wait',
          anchor: 'flag-wait',
          type: 'int',
          default: '0 (at run time: forever)',
          text: 'Skips the question. Short form: -w.',
        },
        {
          kind: 'flag',
          name: '--force',
          anchor: 'flag-force',
          type: 'bool',
          text: 'Skips the question.',
        },
      ],
    });
  });

  it('are the global flags on the overview page', () => {
    const page = names.command(commandPage(label, 'devspace'));
    expect(page?.command).toBe(undefined);
    expect(page?.flags.map(({name}) => name)).toEqual(['--debug']);
  });

  it('do not exist on other pages', () => {
    expect(names.command('configuration/reference')).toBe(undefined);
  });
});
