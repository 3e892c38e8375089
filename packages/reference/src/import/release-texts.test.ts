import {expect, it} from 'vitest';
import {listReleaseTexts} from './release-texts.ts';

const files: Readonly<Record<string, string>> = {
  'docs/a.mdx': 'Install 6.3.21.\nAs of 6.4.0-rc.1, or 6.3.21.\n6.3.210 and 16.3.2',
  'docs/cli/b.mdx': '{/* Generated from schema/cli/6.x/b.yaml. */}\n6.3.21',
};

it('lists each line once, with what to do, and skips generated pages', () => {
  const tree = {files: new Set(Object.keys(files)), read: (file: string) => files[file] ?? ''};
  const text = listReleaseTexts('6.3.21', tree);
  expect(text.split('\n').filter(Boolean)).toEqual([
    expect.stringMatching(/^The candidate is released: .* \(1\)$/),
    '  docs/a.mdx:2',
    expect.stringMatching(/^Replace the previous release, .* \(1\)$/),
    '  docs/a.mdx:1',
  ]);
});
