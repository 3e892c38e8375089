import {expect, it} from 'vitest';
import {namedVersions} from './named-versions.ts';

it.each([
  ['In 5.x, the flag was called so.', ['5.x']],
  ['Since 6.x. Not in 4.x.', ['6.x', '4.x']],
  ['The flag of DevSpace 5 is gone.', ['5.x']],
  ['Coming from version 4:', ['4.x']],
  ['Gone since v6.0.', ['6.x']],
  ['Up to 5.18.5, it had another name.', ['5.x']],
  ['A config of v1beta11 has a list.', ['5.x']],
  ['`v1beta9`, `v2beta1`', ['6.x', '4.x']],
  ['Waits for 5 seconds.', []],
  ['Use postgres:15.4.', []],
  ['Node.js 5.1', []],
  ['v1beta1', []],
  ['v55', []],
  ['15.x', []],
])('finds the versions in %j', (text, named) => {
  expect(namedVersions(text, '6.x')).toEqual(named);
});
