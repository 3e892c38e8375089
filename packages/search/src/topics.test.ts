import {expect, it} from 'vitest';
import {versions} from '@devspace-docs/versions';
import {topicsOf} from './topics.ts';

it.each(versions)('suggests topics of $label', ({label, searchTopics, hasPipelines}) => {
  expect(topicsOf(label)).toEqual(searchTopics);
  expect(topicsOf(label).includes('pipelines')).toBe(hasPipelines);
});

it("doesn't suggest the current page", () => {
  const [topic = '', ...others] = topicsOf('6.x');
  expect(topicsOf('6.x', topic.toUpperCase())).toEqual(others);
  expect(topicsOf('6.x', 'Install DevSpace')).toEqual([topic, ...others]);
});
