import {snippetSettings} from '../algolia/snippet-settings.ts';

/** Index settings: https://www.algolia.com/doc/api-reference/settings-api-parameters/ */
export const indexSettings: Readonly<Record<string, unknown>> = {
  // Names rank above the text that describes them.
  searchableAttributes: [
    'unordered(card.name)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl1)',
    'unordered(terms)',
    'content',
  ],
  // Searches filter by language and version.
  attributesForFaceting: ['language', 'docusaurus_tag', 'kind'],
  customRanking: ['desc(pageRank)'],
  ...snippetSettings,
  // Lets `exclude paths` match `excludePaths`.
  camelCaseAttributes: ['card.name', 'hierarchy.lvl3', 'hierarchy.lvl2', 'hierarchy.lvl1'],
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  // Questions and pasted messages contain words that no record has.
  removeWordsIfNoResults: 'allOptional',
};
