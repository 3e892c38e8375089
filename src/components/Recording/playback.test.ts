import {describe, expect, it} from 'vitest';
import {delayBefore, splitLines} from './playback';

const contents = (texts: readonly string[]): string[] =>
  splitLines(texts).map(({content}) => content);

describe('splitLines', () => {
  it('joins the parts of a line, and keeps empty lines', () => {
    expect(contents(['devspace', ' dev\n', 'info Using ', "namespace 'a'\n\nend"])).toEqual([
      'devspace dev',
      "info Using namespace 'a'",
      '',
      'end',
    ]);
  });

  it('locates the start and the end of each line', () => {
    expect(splitLines(['a', 'b\ncd', 'e\n'])).toEqual([
      {content: 'ab', start: {text: 0, offset: 0}, end: {text: 1, offset: 1}},
      {content: 'cde', start: {text: 1, offset: 2}, end: {text: 2, offset: 1}},
    ]);
  });

  it('has no lines without text', () => {
    expect(contents([])).toEqual([]);
    expect(contents([''])).toEqual([]);
  });
});

describe('delayBefore', () => {
  const lines = splitLines(['devspace dev\n? Name? api\n\nWaiting...\nready\ndone']);

  it('shows the first line at once, and empty lines with the next one', () => {
    expect(delayBefore(lines, 0)).toBe(0);
    expect(delayBefore(lines, 2)).toBe(0);
  });

  it('waits longer after a question and after a step that takes a while', () => {
    expect([1, 3, 4, 5].map((index) => delayBefore(lines, index))).toEqual([140, 700, 700, 140]);
  });
});
