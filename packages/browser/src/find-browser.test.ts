import {expect, it, vi} from 'vitest';
import {findBrowser} from './find-browser.ts';

it("fails if CHROMIUM_PATH doesn't exist, instead of using another browser", () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/none');
  expect(() => findBrowser()).toThrow(`CHROMIUM_PATH="/opt/none" doesn't exist`);
});
