import {expect, it} from 'vitest';
import {findFieldsWithoutTopic} from './field-topics.ts';

it('finds fields without a topic page whose siblings are on one', () => {
  const paths = [
    'images',
    'images.*.tags',
    'images.*.tags[].a',
    'images.*.kaniko',
    'images.*.name',
  ];
  expect(findFieldsWithoutTopic(paths, ['images.*.tags'], ['images.*.name'])).toEqual([
    'images.*.kaniko',
  ]);
  expect(findFieldsWithoutTopic(paths, ['images.*.tags', 'images.*.kaniko.a'], paths)).toEqual([]);
});
