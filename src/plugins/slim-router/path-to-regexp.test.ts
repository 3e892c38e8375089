import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import standIn from './path-to-regexp.ts';

const library = createRequire(import.meta.url)('path-to-regexp') as typeof standIn;

const paths = ['/', '/docs/', '/docs/5.x', '/docs/cli/devspace_run-pipeline', '/docs/a/', '*'];
/** As NavLink writes them. */
const escaped = paths.slice(0, -1).map((path) => path.replaceAll(/[./]/g, String.raw`\$&`));

const addresses = [
  ...['', '/', '/docs', '/docs/', '/docs//', '/DOCS/5.x/', '/docs/5xx', '/docs/5.x/cli'],
  ...['/docs/a', '/docs/a/', '/docs/a/b', '/docs/cli/devspace_run-pipeline', '/docs/cli/%E0%A4'],
];

it('finds what the library finds', () => {
  for (const end of [true, false]) {
    for (const strict of [true, false]) {
      for (const path of [...paths, ...escaped]) {
        const ours: {name: number}[] = [];
        const theirs: {name: number}[] = [];
        const options = {end, strict, sensitive: false};
        const [mine, original] = [
          standIn(path, ours, options),
          library(path, theirs, options),
        ] as const;
        expect(ours.map(({name}) => name)).toEqual(theirs.map(({name}) => name));
        for (const address of addresses) {
          const where = `${address} in ${path} (${JSON.stringify(options)})`;
          expect(mine.exec(address)?.slice(), where).toEqual(original.exec(address)?.slice());
        }
      }
    }
  }
});

it('refuses placeholders, and says what to do', () => {
  expect(() => standIn('/docs/:name', [], {})).toThrow('slimRouter');
  expect(() => standIn.compile('/docs/:name')).toThrow('slimRouter');
  expect(standIn.compile(String.raw`\/docs\/cli`)()).toBe('/docs/cli');
});
