import {strToU8} from 'fflate';
import {expect, it} from 'vitest';
import {zipFiles} from './zip-files.ts';

const long = 'A sentence that comes again. '.repeat(1000);

it('creates identical archives from the same files', () => {
  const files = [['a', strToU8(long)]] as const;
  expect(zipFiles(files)).toEqual(zipFiles(files));
});
