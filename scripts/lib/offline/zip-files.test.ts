import {strFromU8, strToU8, unzipSync} from 'fflate';
import {expect, it} from 'vitest';
import {zipFiles} from './zip-files.ts';

const long = 'A sentence that comes again. '.repeat(1000);

it('makes an archive that gives back all files, compressed', () => {
  const archive = zipFiles([
    ['folder/a.txt', strToU8(long)],
    ['folder/ü.txt', strToU8('ä')],
    ['folder/empty', strToU8('')],
  ]);
  const found = Object.entries(unzipSync(archive)).map(([file, bytes]) => [file, strFromU8(bytes)]);
  expect(found).toEqual([
    ['folder/a.txt', long],
    ['folder/ü.txt', 'ä'],
    ['folder/empty', ''],
  ]);
  expect(archive.length).toBeLessThan(long.length / 10);
});

it('makes the same bytes of the same files', () => {
  const files = [['a', strToU8(long)]] as const;
  expect(zipFiles(files)).toEqual(zipFiles(files));
});
