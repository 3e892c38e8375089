import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {clipboardHelper} from '../../src/config/clipboard-helper.ts';

const packageFolder = 'node_modules/clipboard';

it('uses the version of the package that provides its types', () => {
  const {version} = JSON.parse(readFileSync(`${packageFolder}/package.json`, 'utf8')) as {
    version: string;
  };
  expect(clipboardHelper.version).toBe(version);
});

it('has the integrity hash of the file in the package', () => {
  const file = readFileSync(`${packageFolder}/dist/clipboard.min.js`);
  const hash = createHash('sha384').update(file).digest('base64');
  expect(clipboardHelper.integrity).toBe(`sha384-${hash}`);
});
