import {expect, it} from 'vitest';
import {findPage} from './find-page.ts';

it('finds the heading of a page whose sidebar label differs', () => {
  expect(findPage('5.x/configuration/profiles/patches', '')).toMatchObject({
    title: 'Patches',
    heading: expect.not.stringMatching(/^Patches$/) as string,
  });
});
