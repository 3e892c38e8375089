import {expect, it} from 'vitest';
import {latestVersion, versions} from '../../../src/config/versions.ts';
import {readFields} from '../config-schema/fields.ts';
import {fieldPlaces} from './field-places.ts';

it.each(versions)('finds a page for every field of $label', ({label}) => {
  expect([...fieldPlaces(label).keys()].sort()).toEqual([...readFields(label).keys()].sort());
});

it('prefers the page with the fewest fields, which is about them', () => {
  const places = fieldPlaces(latestVersion.label);
  expect(places.get('dev.*.sync[].path')).toEqual({
    page: 'configuration/dev/connections/file-sync',
    anchor: 'dev-sync-path',
  });
  expect(places.get('hooks')).toEqual({page: 'configuration/hooks', anchor: ''});
  expect(places.get('name')).toEqual({page: 'configuration/reference', anchor: 'name'});
});
