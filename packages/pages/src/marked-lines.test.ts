import {describe, expect, it} from 'vitest';
import {readMarkedLines} from './marked-lines.ts';

describe('readMarkedLines', () => {
  it.each([
    ['the next line', 'a: 1\n# highlight-next-line\nb: 2\nc: 3', 'a: 1\nb: 2\nc: 3', [1]],
    ['all lines', '// highlight-start\na\nb\n// highlight-end\nc', 'a\nb\nc', [0, 1]],
  ])('removes the comments and marks %s', (_, source, code, lines) => {
    expect(readMarkedLines(source)).toEqual({code, highlighted: new Set(lines)});
  });

  it.each([
    '# highlight-next-line',
    '  // highlight-next-line',
    '<!-- highlight-next-line -->',
    '/* highlight-next-line */',
    '{/* highlight-next-line */}',
    '-- highlight-next-line',
    '; highlight-next-line',
  ])('supports the comment %s', (comment) => {
    expect(readMarkedLines(`${comment}\ncode`)).toEqual({code: 'code', highlighted: new Set([0])});
  });

  it('keeps a comment with other text', () => {
    const code = '# highlight-next-line is a comment\nvalue';
    expect(readMarkedLines(code)).toEqual({code, highlighted: new Set()});
  });

  it.each([
    ['# highlight-start\na', 'line 1: highlight-start without highlight-end'],
    ['a\n# highlight-end', 'line 2: highlight-end without highlight-start'],
    ['# highlight-start\n# highlight-start\n# highlight-end', 'line 2: nested highlight-start'],
  ])('reports the line of an unbalanced marker', (code, message) => {
    expect(() => readMarkedLines(code)).toThrow(message);
  });
});
