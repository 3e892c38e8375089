import {describe, expect, it, vi} from 'vitest';
import {slimRule} from './slim.ts';

function rule(selectors: string[], file = '/node_modules/infima/default.css') {
  return {selectors, source: {input: {file}}, remove: vi.fn()};
}

describe('slimRule', () => {
  it('removes a rule for unused components', () => {
    const unused = rule(['.avatar__name', '.hero .button--lg']);
    slimRule(unused);
    expect(unused.remove).toHaveBeenCalled();
  });

  it('keeps the selectors that pages use', () => {
    const mixed = rule(['.button', '.button-group > .button', '.pagination-nav']);
    slimRule(mixed);
    expect(mixed.selectors).toEqual(['.button', '.pagination-nav']);
    expect(mixed.remove).not.toHaveBeenCalled();
  });

  it('leaves other files alone', () => {
    const own = rule(['.hero'], '/src/components/Hero/styles.module.css');
    slimRule(own);
    expect(own.remove).not.toHaveBeenCalled();
  });
});
