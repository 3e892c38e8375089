import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openCache} from './copy-cache.ts';

let folder: string;
let file: string;
let code: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'copy-cache-'));
  file = path.join(folder, 'kept', 'copies.json');
  code = path.join(folder, 'convert.ts');
  await writeFile(code, 'first');
});

afterEach(async () => {
  await rm(folder, {recursive: true});
});

/** One build: asks for the results of these inputs. Returns those that were made. */
async function build(inputs: readonly (readonly string[])[], result = 'text'): Promise<string[]> {
  const made: string[] = [];
  const cache = await openCache({file, makers: [code]});
  const found = await cache.getAll(inputs, (missing) => {
    const names = missing.map((index) => (inputs[index] ?? []).join('+'));
    made.push(...names);
    return Promise.resolve(names.map((name) => `${result} of ${name}`));
  });
  expect(found).toEqual(inputs.map((input) => `${result} of ${input.join('+')}`));
  await cache.save();
  return made;
}

describe('the cache of copies', () => {
  it('makes nothing again that is the same', async () => {
    expect(await build([['a'], ['b']])).toEqual(['a', 'b']);
    expect(await build([['b'], ['a']])).toEqual([]);
  });

  it('gives kept and new results in the order in which they are asked for', async () => {
    await build([['a'], ['c']]);
    expect(await build([['b'], ['a'], ['d'], ['c']])).toEqual(['b', 'd']);
  });

  it('makes anew what has changed, in any of its inputs', async () => {
    await build([['page', '/docs/a']]);
    expect(await build([['page, edited', '/docs/a']])).toEqual(['page, edited+/docs/a']);
    expect(await build([['page, edited', '/docs/b']])).toEqual(['page, edited+/docs/b']);
  });

  it('tells inputs apart that run together to the same text', async () => {
    await build([['ab', 'c']]);
    expect(await build([['a', 'bc']])).toEqual(['a+bc']);
  });

  it('makes everything anew when the code has changed', async () => {
    await build([['a']]);
    await writeFile(code, 'second');
    expect(await build([['a']])).toEqual(['a']);
  });

  it('forgets what a build does not ask for, so that it never grows beyond the site', async () => {
    await build([['a'], ['b']]);
    await build([['b']]);
    const kept = JSON.parse(await readFile(file, 'utf8')) as {results: object};
    expect(Object.values(kept.results)).toEqual(['text of b']);
  });

  it.each(['{"maker": "x", "resu', '[]', 'null'])(
    'makes everything anew when its file is damaged: %s',
    async (damaged) => {
      await build([['a']]);
      await writeFile(file, damaged);
      expect(await build([['a']])).toEqual(['a']);
    },
  );
});
