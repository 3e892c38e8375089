import {describe, expect, it} from 'vitest';
import {findUnusedClasses, findUnusedProperties, readProperties, readWords} from './find-unused.ts';
import {slimCss} from './slim.ts';

const words = readWords(['clsx("button", `alert--${type}`)', '<b class="menu__link x">', '--seen']);

describe('findUnusedClasses', () => {
  it('finds classes that nobody mentions', () => {
    expect(findUnusedClasses('.button{}.hero--dark .x{}.menu__link{}', words)).toEqual([
      'hero--dark',
    ]);
  });

  it('keeps names that a script completes', () => {
    expect(findUnusedClasses('.alert--danger{}', words)).toEqual([]);
  });

  it('keeps classes whose absence counts', () => {
    expect(findUnusedClasses('.x:not(.contains-task-list){}', words)).toEqual([]);
  });
});

describe('findUnusedProperties', () => {
  it('finds those that are set and never read', () => {
    const css = ':root{--used:1px;--unused:2px;--seen:3px}.x{width:var(--used)}';
    expect(findUnusedProperties(css, words)).toEqual(['--unused']);
  });
});

it('finds the properties that a style sheet sets or reads', () => {
  const css = '.button--primary{--set:1px;width:var(--read)}';
  expect([...readProperties([css])]).toEqual(['set', 'read']);
});

describe('slimCss', () => {
  it('leaves out unused rules and properties, and puts values in the place of others', () => {
    const css =
      '@layer base,more;@layer base{:root{--size:1px;--gap:var(--size);--ink:red}.x{width:1px}.hero{width:var(--gap)}}.x{color:var(--ink)}@media print{.hero{color:red}}';
    expect(slimCss(css, words)).toBe('@layer base{.x{width:1px}}@layer more;.x{color:red}');
  });
});
