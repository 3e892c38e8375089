import {expect, it} from 'vitest';
import {findPage} from './find-page.ts';

it('finds the heading of a page whose sidebar label differs', () => {
  expect(findPage('5.x/configuration/profiles/patches', '')).toMatchObject({
    title: 'patches',
    heading: expect.not.stringMatching(/^patches$/) as string,
  });
});
