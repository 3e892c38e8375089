import {expect, it} from 'vitest';
import {parseRecording} from '../outputs/parse-recording.ts';
import {command} from './fixture.ts';
import {findWrongRecordings} from './read-reference.ts';

it('finds examples whose recording lacks their command', () => {
  const recordings = new Map([['dev', parseRecording('dev.txt', '$ devspace dev\ninfo Start\n')]]);
  const examples = ['dev', 'dev --wait'].map((args) => ({
    run: `devspace ${args}`,
    does: 'Start.',
    recording: 'dev',
  }));
  const commands = [
    {path: 'devspace_dev.yaml', data: command({command: 'devspace dev', examples})},
  ];
  expect(findWrongRecordings({commands}, recordings)).toEqual([
    {
      file: 'devspace_dev.yaml',
      reason: "the recording dev.txt doesn't contain the line `$ devspace dev --wait`",
    },
  ]);
});
