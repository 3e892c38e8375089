import {expect, it} from 'vitest';
import {findFieldsWithoutTopic} from './field-topics.ts';

it('finds fields outside of those with a topic page', () => {
  const paths = ['version', 'images', 'images.*.tags', 'imagesFrom', 'hooks[].events'];
  const topics = new Map([
    ['images', {page: 'configuration/images', path: 'images'}],
    ['hooks', {page: 'configuration/hooks', path: 'hooks'}],
  ]);
  expect(findFieldsWithoutTopic(paths, topics)).toEqual(['imagesFrom']);
});
