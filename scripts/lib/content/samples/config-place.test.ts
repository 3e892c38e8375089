import {describe, expect, it} from 'vitest';
import {formatBelow, readConfigPlace, wrapAt} from './config-place.ts';

describe('readConfigPlace', () => {
  it.each([
    ['.', []],
    ['dev', ['dev']],
    ['dev.*.sync', ['dev', 'x', 'sync']],
    ['dev.*.sync[]', ['dev', 'x', 'sync', 0]],
    ['hooks[2].container', ['hooks', 0, 'container']],
    ['pipelines.run-all.flags', ['pipelines', 'run-all', 'flags']],
  ])('reads %s', (text, segments) => {
    expect(readConfigPlace(text)).toEqual({text, segments});
  });

  it.each(['', '..', 'dev.', '.dev', '[0]', 'dev..sync', 'dev sync', 'dev[a]'])(
    'refuses %j',
    (text) => {
      expect(readConfigPlace(text)).toBeUndefined();
    },
  );
});

it('wraps a value and names what is below', () => {
  const place = readConfigPlace('dev.*.sync')!;
  expect(wrapAt(place, [{path: '.'}])).toEqual({dev: {x: {sync: [{path: '.'}]}}});
  expect(formatBelow(place, [0, 'path'])).toBe('dev.*.sync[0].path');
  expect(formatBelow(readConfigPlace('.')!, ['dev', 'api'])).toBe('dev.api');
});
