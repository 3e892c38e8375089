import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import standIn from './path-to-regexp.ts';

const router = createRequire(import.meta.url).resolve('react-router');
/** The one that the router takes: others bring versions of their own. */
const library = createRequire(router)('path-to-regexp') as typeof standIn;

const paths = ['/', '/docs/', '/docs/5.x', '/docs/cli/devspace_run-pipeline', '/docs/a/', '*'];
/** As NavLink writes them. */
const escaped = paths.slice(0, -1).map((route) => route.replaceAll(/[./]/g, String.raw`\$&`));

const addresses = [
  ...['', '/', '/docs', '/docs/', '/docs//', '/DOCS/5.x/', '/docs/5xx', '/docs/5.x/cli'],
  ...['/docs/a', '/docs/a/', '/docs/a/b', '/docs/cli/devspace_run-pipeline', '/docs/cli/%E0%A4'],
];

it('finds what the library finds', () => {
  for (const end of [true, false]) {
    for (const strict of [true, false]) {
      for (const route of [...paths, ...escaped]) {
        const ours: {name: number}[] = [];
        const theirs: {name: number}[] = [];
        const options = {end, strict, sensitive: false};
        const [mine, original] = [
          standIn(route, ours, options),
          library(route, theirs, options),
        ] as const;
        expect(ours.map(({name}) => name)).toEqual(theirs.map(({name}) => name));
        for (const address of addresses) {
          const where = `${address} in ${route} (${JSON.stringify(options)})`;
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

it('stands in for all that the router asks of both libraries', () => {
  const source = readFileSync(path.join(path.dirname(router), 'esm', 'react-router.js'), 'utf8');
  const calls = source.match(/\b(?:pathToRegexp|hoistStatics)\b[.\w]*\([^)]*\)/g);
  expect(calls).toEqual([
    'pathToRegexp.compile(path)',
    'pathToRegexp(path, keys, options)',
    'hoistStatics(C, Component)',
  ]);
});

it('has nothing to hoist: no component is wrapped with the router', () => {
  const modules = path.resolve(path.dirname(router), '..', '@docusaurus');
  const files = globSync('{core/lib/client,theme-*/lib,plugin-*/lib/client}/**/*.js', {
    cwd: modules,
    absolute: true,
  });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('withRouter'))).toEqual([]);
});
