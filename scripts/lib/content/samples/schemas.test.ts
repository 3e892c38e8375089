import {expect, it} from 'vitest';
import {configVersionOf, findForeignLines, schemaOf, sectionsOf, validatorOf} from './schemas.ts';

it('knows the version and the sections of each release line', () => {
  expect(configVersionOf('5.x')).toBe('v1beta11');
  expect(sectionsOf('v2beta1')).toContain('pipelines');
  expect(sectionsOf('v1beta9')).not.toContain('pipelines');
});

it('has nothing for other versions', () => {
  expect(schemaOf('v1beta6')).toBeUndefined();
  expect(validatorOf('v1beta6')).toBeUndefined();
  expect(sectionsOf('v1beta6')).toEqual([]);
});

it('finds the release lines of a field that the version lacks', () => {
  expect(findForeignLines('imageSelector', 'v1beta9')).toEqual(['6.x', '5.x']);
  expect(findForeignLines('imageName', 'v2beta1')).toEqual(['4.x']);
  expect(findForeignLines('imageSelector', 'v2beta1')).toEqual([]);
  expect(findForeignLines('imageSelectr', 'v2beta1')).toEqual([]);
});
