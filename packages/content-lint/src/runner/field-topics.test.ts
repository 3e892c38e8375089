import {expect, it} from 'vitest';
import {findFieldsWithoutTopic} from './field-topics.ts';

it('finds fields outside of those with a topic page', () => {
  const paths = ['version', 'images', 'images.*.tags', 'imagesFrom', 'hooks[].events'];
  const topics = new Map([
    ['images', 'configuration/images'],
    ['hooks', 'configuration/hooks'],
  ]);
  expect(findFieldsWithoutTopic(paths, topics)).toEqual(['imagesFrom']);
});
