import {describe, expect, it} from 'vitest';
import {readDeployment} from '@devspace-docs/static-host';
import {headTags} from './head-tags.ts';

const algolia = {ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'docs'};

function preconnects(env: Readonly<Record<string, string>>): unknown[] {
  return headTags(readDeployment(env))
    .map(({attributes}) => attributes)
    .filter(({rel}) => rel === 'preconnect');
}

describe('the head of every page', () => {
  it('describes the site and its image for link previews', () => {
    const properties = headTags(readDeployment({})).map(({attributes}) => attributes.property);
    expect(properties).toEqual(expect.arrayContaining(['og:type', 'og:site_name', 'og:image:alt']));
  });

  it('has a preconnect hint for the host of the search service', () => {
    expect(preconnects(algolia)).toEqual([
      {rel: 'preconnect', href: 'https://app1-dsn.algolia.net', crossorigin: 'anonymous'},
    ]);
  });

  it('has no preconnect hint if the site uses the built-in search', () => {
    expect(preconnects({})).toEqual([]);
  });
});
