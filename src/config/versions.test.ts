import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import sidebars from '../../sidebars.ts';
import {releaseLines} from './versions.ts';

it('lists the release lines, the latest one first', () => {
  expect(releaseLines.map(({label, segment}) => [label, segment])).toEqual([
    ['6.x (Latest)', ''],
    ['5.x', '5.x'],
    ['4.x', '4.x'],
  ]);
});

it.each(releaseLines.map(({name}) => name))('has one sidebar for %s, adminSidebar', (name) => {
  const file = `versioned_sidebars/version-${name}-sidebars.json`;
  const own =
    name === 'current' ? sidebars : (JSON.parse(readFileSync(file, 'utf8')) as typeof sidebars);
  expect(Object.keys(own)).toEqual(['adminSidebar']);
});
