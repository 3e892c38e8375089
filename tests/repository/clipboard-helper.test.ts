import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {clipboardHelper} from '../../src/config/clipboard-helper.ts';

const packageFolder = 'node_modules/clipboard';

it('names the version of the package, which its types come from', () => {
  const {version} = JSON.parse(readFileSync(`${packageFolder}/package.json`, 'utf8')) as {
    version: string;
  };
  expect(clipboardHelper.version).toBe(version);
});

it('lets browsers run only the file that the package holds', () => {
  const file = readFileSync(`${packageFolder}/dist/clipboard.min.js`);
  const hash = createHash('sha384').update(file).digest('base64');
  expect(clipboardHelper.integrity).toBe(`sha384-${hash}`);
});
