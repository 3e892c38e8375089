import {expect, it} from 'vitest';
import {versions} from '@devspace-docs/versions';
import {topicsOf} from './topics.ts';

it.each(versions)('suggests topics of $label', ({label, searchTopics, hasPipelines}) => {
  expect(topicsOf(label)).toEqual(searchTopics);
  expect(topicsOf(label).includes('pipelines')).toBe(hasPipelines);
});

it('suggests the current page first, and only once', () => {
  const topics = topicsOf('6.x');
  const [topic = ''] = topics;
  expect(topicsOf('6.x', 'Install DevSpace')).toEqual(['Install DevSpace', ...topics]);
  const title = topic.toUpperCase();
  expect(topicsOf('6.x', title)).toEqual([title, ...topics.slice(1)]);
});
