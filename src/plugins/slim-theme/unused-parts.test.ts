import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findUnusedParts, type Settings} from './unused-parts.ts';

const theme = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-classic/package.json')),
  'lib/theme',
);

it('leaves out what is switched off', () => {
  expect(findUnusedParts({})).toHaveLength(5);
});

it.each<[string, Settings]>([
  ['@theme/AnnouncementBar', {announcementBar: {id: 'a'}}],
  ['@theme/DocSidebar/Desktop/CollapseButton', {docs: {sidebar: {hideable: true}}}],
  ['@theme/DocRoot/Layout/Sidebar/ExpandButton', {docs: {sidebar: {hideable: true}}}],
  ['@theme/Footer/Links', {footer: {links: [{label: 'a'}]}}],
  ['@theme/Footer/Logo', {footer: {links: [], logo: {src: 'a'}}}],
])('keeps %s where it is switched on', (part, settings) => {
  expect(findUnusedParts(settings)).not.toContain(part);
});

it.each([...findUnusedParts({}), '@theme/TagsListInline'])(
  'knows %s by the name that the theme gives it',
  (part) => {
    expect(existsSync(path.join(theme, part.replace('@theme/', ''), 'index.js'))).toBe(true);
  },
);
