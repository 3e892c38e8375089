import {expect, it} from 'vitest';
import {topicsOf} from './topics.ts';

it('suggests topics of the version', () => {
  expect(topicsOf('6.x')).toEqual(['file sync', 'images', 'pipelines']);
  expect(topicsOf('4.x')).not.toContain('pipelines');
});

it('suggests the current page first, and only once', () => {
  expect(topicsOf('6.x', 'Install DevSpace')).toEqual([
    'Install DevSpace',
    'file sync',
    'images',
    'pipelines',
  ]);
  expect(topicsOf('6.x', 'Pipelines')).toEqual(['Pipelines', 'file sync', 'images']);
});
