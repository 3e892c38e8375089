/** The published data about fields and commands. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {findAll} from '@devspace-docs/static-host/html';
import {readReference} from '@devspace-docs/reference/node';
import type {
  PublishedChanges,
  PublishedCommands,
  PublishedFields,
} from '@devspace-docs/devspace-check';
import {versions} from '@devspace-docs/versions';
import {deployment, readBuilt, readPage} from '../lib/built-site.ts';

function readIds(url: string): Set<string> {
  const page = url.slice(deployment.baseUrl.length).replace(/#.*/, '');
  const elements = findAll(readPage(`${page}.html`).tree, ({properties}) => Boolean(properties.id));
  return new Set(elements.map((element) => String(element.properties.id)));
}

describe.each(versions)('the data of $label', ({label, schema, fieldListFile}) => {
  const {fields, formatVersion} = JSON.parse(
    readBuilt(`schema/${label}/fields.json`),
  ) as PublishedFields;
  const {commands} = JSON.parse(readBuilt(`schema/${label}/commands.json`)) as PublishedCommands;

  it('has every field of the separate list, and publishes the schema', () => {
    expect(formatVersion).toBe(1);
    const listed = readFileSync(fieldListFile, 'utf8').trim().split('\n');
    expect(fields.map((field) => field.path).sort()).toEqual(listed.sort());
    expect(JSON.parse(readBuilt(`schema/${schema}.json`))).toHaveProperty('properties');
  });

  it('links to the entry of each field in the reference', () => {
    const ids = readIds(fields[0]?.url ?? '');
    const missing = fields.filter(({url}) => !ids.has(url.split('#')[1] ?? ''));
    expect(missing.map((field) => field.path)).toEqual([]);
  });

  it('has every command, with the flags on its page', () => {
    const version = readReference().find(({name}) => name === label);
    expect(commands).toHaveLength(1 + (version?.commands.length ?? 0));
    const dev = commands.find(({command}) => command === 'devspace dev');
    const ids = readIds(dev?.url ?? '');
    expect(dev?.flags.filter(({name}) => !ids.has(`flag-${name}`))).toEqual([]);
  });
});

it.each(versions.filter(({isLatest}) => !isLatest))(
  'the data of $label lists what the next version changes in its fields',
  ({label}) => {
    const {fields} = JSON.parse(readBuilt(`schema/${label}/fields.json`)) as PublishedFields;
    const {changes} = JSON.parse(readBuilt(`schema/${label}/changes.json`)) as PublishedChanges;
    const unknown = changes.filter(({path: changed}) =>
      fields.every((field) => !`${field.path}.`.startsWith(changed)),
    );
    expect(unknown).toEqual([]);
    const incomplete = changes.filter(
      ({to, advice}) => (to === undefined) === (advice === undefined),
    );
    expect(incomplete).toEqual([]);
  },
);

it('the data of some version lists changes', () => {
  const counts = versions
    .filter(({isLatest}) => !isLatest)
    .map(({label}) => JSON.parse(readBuilt(`schema/${label}/changes.json`)) as PublishedChanges)
    .map(({changes}) => changes.length);
  expect(Math.max(...counts)).toBeGreaterThan(5);
});
