/** How much each page adds to the scripts that all pages load. */
import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {listFiles, readBuilt} from '../lib/built-site.ts';

/** In compressed bytes. A version of 200 pages adds 200 times as much to the pages of other versions. */
const MAX_PER_PAGE = 30;

/** What the minified scripts contain for each page: its file name, how to load it, and its route. */
const ENTRIES = [
  {script: 'runtime~main', pattern: /"?p\w{1,3}"?:"[\da-f]{8}",?/g},
  {script: 'main', pattern: /p\w{1,3}:\[\(\)=>[^\]]*\],?/g},
  {script: 'main', pattern: /\[\d+,"[^"]*"\],?/g},
];

const files = [...listFiles().files];
const pages = files.filter((file) => /^assets\/js\/p\w{1,3}\.[\da-f]+\.js$/.test(file));

function readScript(name: string): string {
  const file = files.find((other) => other.startsWith(`assets/js/${name}.`));
  return readBuilt(file ?? name);
}

it('each page adds few bytes to the scripts of all pages', () => {
  let bytes = 0;
  for (const {script, pattern} of ENTRIES) {
    const code = readScript(script);
    expect(code.match(pattern)?.length, `entries in ${script}`).toBeGreaterThanOrEqual(
      pages.length,
    );
    bytes += gzipSync(code).length - gzipSync(code.replace(pattern, '')).length;
  }
  expect(bytes / pages.length).toBeLessThan(MAX_PER_PAGE);
});
