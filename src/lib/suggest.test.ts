import {expect, it} from 'vitest';
import {didYouMean, suggest, suggestPath} from './suggest.ts';

it('suggests what comes close, whatever its case', () => {
  expect(suggest('sidebar_lable', ['title', 'sidebar_label'])).toBe('sidebar_label');
  expect(suggest('BUILD', ['build', 'deploy'])).toBe('build');
});

it('suggests nothing when everything is far off', () => {
  expect(suggest('kubectl', ['title', 'slug'])).toBeUndefined();
  expect(suggest('title', [])).toBeUndefined();
});

it('prefers a file of the same name in another folder', () => {
  const files = [
    './cli/devspace_tag.mdx',
    './configuration/images/build-engines/docker.mdx',
    './docked.mdx',
  ];
  expect(suggestPath('./docker.mdx', files)).toBe(
    './configuration/images/build-engines/docker.mdx',
  );
});

it('knows that the index of a folder may be a page or the other way round', () => {
  expect(suggestPath('./variables.mdx', ['./index.mdx', './variables/index.mdx'])).toBe(
    './variables/index.mdx',
  );
  expect(suggestPath('./ports/index.mdx', ['./parts.mdx', './hooks/index.mdx'])).toBe(
    './parts.mdx',
  );
});

it('suggests no neighbor that only shares folders and endings', () => {
  expect(
    suggestPath('./hooks/index.mdx', ['./images/index.mdx', './dev/index.mdx']),
  ).toBeUndefined();
  expect(suggestPath('../images/push.mdx', ['../images/pull.mdx'])).toBeUndefined();
});

it('falls back to another way out', () => {
  expect(didYouMean('a', 'write it')).toBe('did you mean `a`?');
  expect(didYouMean(undefined, 'write it')).toBe('write it');
});
