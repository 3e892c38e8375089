import {describe, expect, it} from 'vitest';
import {parseRecording, selectOutput} from './parse-recording.ts';

const recording = parseRecording(
  'schema/outputs/6.x/dev.txt',
  "$ devspace dev\ninfo Using namespace 'my-app'\n=== sync\n\ndev:app sync  Initial sync completed\n\n===\nNot in a part\n=== shell\nssh app.my-app.devspace\n",
);

describe('selectOutput', () => {
  it('returns the whole recording, without the names of its parts', () => {
    expect(selectOutput(recording, {})).toEqual({
      lang: 'console',
      meta: undefined,
      value:
        "$ devspace dev\ninfo Using namespace 'my-app'\n\ndev:app sync  Initial sync completed\n\nNot in a part\nssh app.my-app.devspace",
    });
  });

  it('returns a part, which is output if it has no command', () => {
    expect(selectOutput(recording, {part: 'sync'})).toEqual({
      lang: 'text',
      meta: 'title="Output"',
      value: 'dev:app sync  Initial sync completed',
    });
  });

  it('replaces whole names', () => {
    const {value} = selectOutput(recording, {part: 'shell', names: 'app=web, my-app=shop'});
    expect(value).toBe('ssh web.shop.devspace');
  });

  it.each([
    [{part: 'stop'}, 'dev.txt has no part `stop`; its parts are: `sync`, `shell`'],
    [{names: 'demo=shop'}, '`names` contains `demo=shop`, but schema/outputs/6.x/dev.txt has no'],
    [{names: 'my-app'}, '`names` contains `my-app`'],
  ])('rejects %o', (selection, message) => {
    expect(() => selectOutput(recording, selection)).toThrow(message);
  });
});
