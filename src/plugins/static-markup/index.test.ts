import {describe, expect, it} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import staticMarkup from './index.ts';

interface Rule {
  readonly type: string;
  readonly include: string;
  readonly generator?: {readonly filename: string};
}

function readRule(isServer: boolean): Rule | undefined {
  // The plugin reads nothing but the folder of the site, and the rule needs no webpack.
  const plugin = staticMarkup({siteDir: '/site'} as LoadContext);
  const configure = plugin.configureWebpack as unknown as (
    config: object,
    isServer: boolean,
  ) => {module: {rules: Rule[]}};
  return configure({}, isServer).module.rules[0];
}

describe('staticMarkup', () => {
  it('gives the text to the renderer', () => {
    expect(readRule(true)).toMatchObject({type: 'asset/source', include: '/site/src/generated'});
  });

  it('gives the browser an address that is no page', () => {
    expect(readRule(false)).toMatchObject({type: 'asset/resource'});
    expect(readRule(false)?.generator?.filename).toMatch(/\.txt$/);
  });
});
