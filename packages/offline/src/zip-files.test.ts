import {strToU8} from 'fflate';
import {afterEach, expect, it, vi} from 'vitest';
import {zipFiles} from './zip-files.ts';

const long = 'A sentence that comes again. '.repeat(1000);

afterEach(() => vi.useRealTimers());

it('creates identical archives from the same files at different times', () => {
  const files = [['a', strToU8(long)]] as const;
  vi.useFakeTimers({now: new Date('2024-01-01T00:00:00Z')});
  const first = zipFiles(files);
  vi.setSystemTime(new Date('2025-06-01T00:00:00Z'));
  expect(zipFiles(files)).toEqual(first);
});
