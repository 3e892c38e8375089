import {expect, it} from 'vitest';
import {didYouMean, suggest, suggestPath} from './suggest.ts';

it('suggests a similar name, ignoring case', () => {
  expect(suggest('sidebar_lable', ['title', 'sidebar_label'])).toBe('sidebar_label');
  expect(suggest('BUILD', ['build', 'deploy'])).toBe('build');
});

it('suggests nothing if no candidate is similar', () => {
  expect(suggest('kubectl', ['title', 'slug'])).toBeUndefined();
  expect(suggest('title', [])).toBeUndefined();
});

it('suggests a short name with two swapped letters', () => {
  expect(suggest('dve', ['dev', 'vars', 'images'])).toBe('dev');
});

it('suggests nothing if a word can be a typo of more than one candidate', () => {
  expect(suggest('apj', ['api', 'app'])).toBeUndefined();
  expect(suggest('apj', ['api', 'api', 'web'])).toBe('api');
});

it('prefers a file with the same name in another folder', () => {
  const files = [
    './cli/devspace_tag.mdx',
    './configuration/images/build-engines/docker.mdx',
    './docked.mdx',
  ];
  expect(suggestPath('./docker.mdx', files)).toBe(
    './configuration/images/build-engines/docker.mdx',
  );
});

it('treats the index of a folder like a page with the name of the folder', () => {
  expect(suggestPath('./variables.mdx', ['./index.mdx', './variables/index.mdx'])).toBe(
    './variables/index.mdx',
  );
  expect(suggestPath('./ports/index.mdx', ['./parts.mdx', './hooks/index.mdx'])).toBe(
    './parts.mdx',
  );
});

it('suggests nothing if only the folder and the extension match', () => {
  expect(
    suggestPath('./hooks/index.mdx', ['./images/index.mdx', './dev/index.mdx']),
  ).toBeUndefined();
  expect(suggestPath('../images/push.mdx', ['../images/pull.mdx'])).toBeUndefined();
});

it('uses the fallback if there is no suggestion', () => {
  expect(didYouMean('a', 'write it')).toBe('did you mean `a`?');
  expect(didYouMean(undefined, 'write it')).toBe('write it');
});
