import {describe, expect, it} from 'vitest';
import {readUsage} from './usage.ts';

describe('readUsage', () => {
  it('adds the times and takes the memory of the largest process', () => {
    const lines = '{"memory":100,"processor":5}\n{"memory":900,"processor":40}\n';
    expect(readUsage(lines)).toEqual({processor: 45, memory: 900});
  });

  it('refuses a build of which it knows nothing', () => {
    expect(() => readUsage('\n')).toThrow('No process');
  });
});
