import {expect, it} from 'vitest';
import {findForeignVersions, sectionsOf} from './schemas.ts';

it('knows the sections of each version', () => {
  expect(sectionsOf('6.x')).toContain('pipelines');
  expect(sectionsOf('4.x')).not.toContain('pipelines');
});

it('finds the versions of a field that the version lacks', () => {
  expect(findForeignVersions('imageSelector', '4.x')).toEqual(
    expect.arrayContaining(['6.x', '5.x']),
  );
  expect(findForeignVersions('imageName', '6.x')).toEqual(['4.x']);
  expect(findForeignVersions('imageSelector', '6.x')).toEqual([]);
  expect(findForeignVersions('imageSelectr', '6.x')).toEqual([]);
});
