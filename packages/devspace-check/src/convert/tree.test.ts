import {describe, expect, it} from 'vitest';
import {parseConfig} from '../check/yaml/parse-config.ts';
import {readConvertCases} from './cases.ts';
import {printTree} from './print-tree.ts';
import {readTree} from './read-tree.ts';

function roundTrip(text: string): string {
  const [document] = parseConfig(text).documents;
  if (!document) throw new Error('no document');
  return printTree(readTree(document.syntax)).text;
}

describe('printTree', () => {
  it.each(readConvertCases())('prints the source of $name', ({config}) => {
    expect(roundTrip(config)).toBe(config.replace(/\n$/, ''));
  });

  it.each([
    [
      'comments',
      '# a\nimages: # b\n  # c\n  x: # d\n    image: a # e\n    # f\n  # g\n# h\nvars: []\n\n# i',
    ],
    ['anchors', 'a: &x\n  b: 1\nc:\n  <<: *x\n  d: &y [1, 2] # e\n  f: *y\ng:\n- &z {a: b}\n- *z'],
    ['scalars', 'a: |\n  x\n\n   y # z\n\nb: >-\n  c\n  d\ne: "f\n  g"\nh:\ni: !!str 1\nj:\n  k'],
    [
      'lists',
      'a:\n- b: 1\n  c: 2\n-  d: 3\n   # e\n-\n  f: 4\n- - g\n  - h\n# i\nj: [ {k: l}, m,\n  n, # o\n  p ]',
    ],
  ])('prints %s', (_, text) => {
    expect(roundTrip(text)).toBe(text);
  });
});
