import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {optimizations} from '../../src/config/optimizations.ts';
import {buildDir, listFiles} from '../lib/built-site.ts';

/** Strings that the minified Prism highlighter still contains. */
const PRISM = /languages\.(?:clike|markup)\b|disableWorkerMessageHandler|prism-react-renderer/;

describe('the scripts of the site', () => {
  const scripts = [...listFiles().files].filter((file) => /^assets\/js\/.*\.js$/.test(file));

  it.runIf(optimizations.noPrism)('contain no Prism, since the build highlights code', () => {
    expect(scripts.length).toBeGreaterThan(0);
    const found = scripts.filter((file) =>
      PRISM.test(readFileSync(path.join(buildDir, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });
});
