import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {clipboardHelper} from '../../src/config/clipboard-helper.ts';
import {RUN_MARK} from '../../src/plugins/paint-first/page-template.ts';
import {buildDir, listFiles, readPages} from '../lib/built-site.ts';

/** Words that stay in the Prism highlighter when it is minified. */
const PRISM = /languages\.(?:clike|markup)\b|disableWorkerMessageHandler|prism-react-renderer/;

/** An address that React DOM names in its errors. */
const REACT = 'react.dev/errors';

describe('the scripts of the site', () => {
  const scripts = [...listFiles().files].filter((file) => /^assets\/js\/.*\.js$/.test(file));

  it('hold no Prism, since code is highlighted while the site is built', () => {
    expect(scripts.length).toBeGreaterThan(0);
    const found = scripts.filter((file) =>
      PRISM.test(readFileSync(path.join(buildDir, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  it('would be recognised if they did', () => {
    const prism = createRequire(import.meta.url).resolve('prism-react-renderer');
    expect(readFileSync(prism, 'utf8')).toMatch(PRISM);
  });

  it('run Preact, and no React', () => {
    const found = scripts.filter((file) =>
      readFileSync(path.join(buildDir, file), 'utf8').includes(REACT),
    );
    expect(found).toEqual([]);
    const react = createRequire(import.meta.url).resolve('react-dom/client');
    const client = path.join(path.dirname(react), 'cjs/react-dom-client.production.js');
    expect(readFileSync(client, 'utf8'), 'React would be recognised').toContain(REACT);
  });

  it('have the libraries in one of their own', () => {
    // Preact asks for the phase of such events.
    const found = scripts.filter((file) =>
      readFileSync(path.join(buildDir, file), 'utf8').includes('PointerCapture'),
    );
    expect(found).toEqual([expect.stringMatching(/^assets\/js\/framework\.[\da-f]{8}\.js$/)]);
  });

  it('are run by no page before it was painted', () => {
    for (const {file, tags} of readPages()) {
      expect(
        tags.filter(({name, attributes}) => name === 'script' && attributes.has('src')),
        file,
      ).toEqual(tags.filter(({attributes}) => attributes.get('src') === clipboardHelper.src));
      const names = tags.flatMap(({attributes}) =>
        attributes.has(RUN_MARK) ? path.basename(attributes.get('href') ?? '') : [],
      );
      expect(names, file).toEqual([
        expect.stringMatching(/^framework\./),
        expect.stringMatching(/^runtime~main\./),
        expect.stringMatching(/^main\./),
      ]);
    }
  });

  it('that every page runs are compiled while they arrive', () => {
    const everywhere = scripts.filter((file) =>
      /^(?:framework|layout|main)\./.test(path.basename(file)),
    );
    expect(everywhere).toHaveLength(3);
    for (const file of everywhere)
      expect(readFileSync(path.join(buildDir, file), 'utf8'), file).toMatch(
        /^\/\/# allFunctionsCalledOnLoad\n/,
      );
  });
});
