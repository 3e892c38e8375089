import {expect, it} from 'vitest';
import {readPushSettings} from './read-settings.ts';

const env = {ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX: ' docs ', ALGOLIA_ADMIN_KEY: 'secret'};

it('lists missing variables without printing the values of others', () => {
  expect(() => readPushSettings({})).toThrow(
    'Set ALGOLIA_APP_ID, ALGOLIA_INDEX, ALGOLIA_ADMIN_KEY:',
  );
  expect(() => readPushSettings({...env, ALGOLIA_INDEX: ''})).toThrow(
    /^Set ALGOLIA_INDEX:(?!.*secret)/,
  );
});
