import {describe, expect, it} from 'vitest';
import {inlineProperties} from './inline-properties.ts';

const inline = (css: string): string => inlineProperties(css, () => false);

describe('inlineProperties', () => {
  it.each([
    ['a property that is set once', ':root{--a:1px}.x{width:var(--a)}', '.x{width:1px}'],
    [
      'in a layer, too',
      '@layer base{:root{--a:1px}.x{width:calc(var(--a)*2)}}',
      '@layer base{.x{width:calc(1px*2)}}',
    ],
    [
      'one that stands for a property of the root element',
      ':root{--a:var(--b);--b:#fff}[data-theme=dark]{--b:#000}.x{color:var(--a)}',
      ':root{--b:#fff}[data-theme=dark]{--b:#000}.x{color:var(--b)}',
    ],
    [
      'properties with nothing between them',
      ':root{--a:1.5;--b:.9rem}.x{margin:var(--a)var(--b)var(--c)var(--b)}',
      '.x{margin:1.5 .9rem var(--c) .9rem}',
    ],
    [
      'a long value that is read once',
      ':root{--a:0 1px 2px 0 #0000001a}.x{box-shadow:var(--a)}',
      '.x{box-shadow:0 1px 2px 0 #0000001a}',
    ],
  ])('puts the value in place of %s', (_what, css, expected) => {
    expect(inline(css).replace(':root{}', '')).toBe(expected);
  });

  it('leaves out what a rule without a layer prevails over', () => {
    const css =
      '@layer base{:root{--a:1px;--b:2px}html[data-theme=dark]{--a:3px}.x{--a:4px}}:root{--a:5px}.x{width:var(--a);--b:0}';
    expect(inline(css)).toBe(
      '@layer base{:root{--b:2px}html[data-theme=dark]{}.x{--a:4px}}:root{--a:5px}.x{width:var(--a);--b:0}',
    );
  });

  it.each([
    ['set twice', ':root{--a:1px}.x{--a:2px;width:var(--a)}'],
    ['set under a condition', '@media print{:root{--a:1px}}.x{width:var(--a)}'],
    ['set on some elements', '.y{--a:1px}.x{width:var(--a)}'],
    ['set with importance', ':root{--a:1px!important}.x{width:var(--a)}'],
    ['read with a fallback', ':root{--a:1px}.x{width:var(--a,2px)}'],
    [
      'different on elements, by what it stands for',
      ':root{--a:var(--b);--b:1px}.x{--b:2px}.x p{width:var(--a)}',
    ],
    ['a keyword, which is no value then', ':root{--a:inherit}.x{color:var(--a)}'],
    [
      'long and read twice',
      ':root{--a:0 1px 2px 0 #0000001a}.x{box-shadow:var(--a)}.y{box-shadow:var(--a)}',
    ],
  ])('leaves a property alone that is %s', (_what, css) => {
    expect(inline(css)).toBe(css);
  });

  it('tells names with the same beginning from each other', () => {
    const css = ':root{--a:1px;--a-b:2px}.x{width:var(--a-b)}.y{--a-b:3px}';
    expect(inline(css)).toBe(':root{--a-b:2px}.x{width:var(--a-b)}.y{--a-b:3px}');
  });

  it('leaves a property alone that others may read', () => {
    const css = ':root{--a:1px}.x{width:var(--a)}';
    expect(inlineProperties(css, (name) => name === '--a')).toBe(css);
  });
});
