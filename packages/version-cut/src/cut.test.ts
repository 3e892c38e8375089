import {describe, expect, it} from 'vitest';
import {versions, versionsByLabel} from '@devspace-docs/versions';
import {readCut, renameVersion} from './cut.ts';

// Fixed, so that the tests don't depend on the latest version of the site.
const list = [versionsByLabel['6.x'], versionsByLabel['5.x']] as const;

describe('readCut', () => {
  it('names the schema after the new version if the format stays the same', () => {
    expect(readCut('7.x', undefined, list)).toEqual({
      from: list[0],
      to: '7.x',
      configVersion: 'v2beta1',
      schema: '7.x',
    });
  });

  it('names the schema after a new format', () => {
    expect(readCut('7.x', 'v3', list)).toMatchObject({configVersion: 'v3', schema: 'v3'});
  });

  it.each([undefined, '7', '6.x', '5.x', 'latest'])('rejects %s as the new version', (to) => {
    expect(() => readCut(to, undefined, list)).toThrow(/npm run version:cut 7\.x/);
  });

  it.each(['v1beta11', 'v2beta1', '3', 'v3 beta'])('rejects %s as a new format', (format) => {
    expect(() => readCut('7.x', format, list)).toThrow(
      `--config-version ${format}: expected a format`,
    );
  });

  it('compares versions as numbers', () => {
    expect(readCut('10.x', undefined, versions).to).toBe('10.x');
  });
});

it('renames the version and its format', () => {
  const cut = readCut('7.x', 'v3', list);
  expect(renameVersion('DevSpace 6.x reads `v2beta1`, 5.x does not.', cut)).toBe(
    'DevSpace 7.x reads `v3`, 5.x does not.',
  );
});
