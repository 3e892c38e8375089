import {expect, it} from 'vitest';
import {readPort} from './read-port.ts';

it('rejects invalid ports and names their source', () => {
  expect(() => readPort('80a', {})).toThrow(
    `--port="80a" isn't a valid port: expected a number from 0 to 65535.`,
  );
  expect(() => readPort(undefined, {PORT: '70000'})).toThrow('PORT="70000"');
  expect(() => readPort('-1', {})).toThrow('--port="-1"');
});
