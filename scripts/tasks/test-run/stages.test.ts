import {expect, it} from 'vitest';
import {stages} from './stages.ts';

function stageOf(name: string): number {
  return stages.findIndex((stage) => stage.some((task) => task.name === name));
}

it('builds the site after the content check, so that the build can use its result', () => {
  expect(stageOf('check')).toBeLessThan(stageOf('build'));
});
