import {describe, expect, it} from 'vitest';
import {rephrase} from './rephrase.ts';

describe('what readers say', () => {
  it.each([
    ['if else in pipeline', 'shell in pipeline'],
    ['for loop over services', 'shell over services'],
    ['file sync not working', 'file sync mistakes'],
    ["port forwarding doesn't work", 'port forwarding mistakes'],
    ['terminal isn’t working', 'terminal mistakes'],
    ['how to delete everything', 'how to devspace purge'],
    ['prompt the user for a value', 'ask question for a value'],
    ['interactive prompt', 'ask question'],
    ['tag schema', 'image tagging'],
    [
      'Unable to connect to the server: dial tcp 10.0.0.1:443',
      'cluster does not answer: dial tcp 10.0.0.1:443',
    ],
  ])('%s becomes the words of the docs', (text, words) => {
    expect(rephrase(text)).toBe(words);
  });

  it.each([
    'write: broken pipe',
    'remove all-in-one',
    'working directory',
    'profile activation if',
  ])('stays if it means something else: %s', (text) => {
    expect(rephrase(text)).toBe(text);
  });
});
