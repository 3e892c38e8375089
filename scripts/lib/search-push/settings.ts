/**
 * How Algolia searches the records. https://www.algolia.com/doc/api-reference/settings-api-parameters/
 */
export const indexSettings: Readonly<Record<string, unknown>> = {
  // What a reader names comes before what is said about it.
  searchableAttributes: [
    'unordered(card.name)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl1)',
    'unordered(terms)',
    'content',
  ],
  // By these, the search asks for the language and the version being read.
  attributesForFaceting: ['language', 'docusaurus_tag', 'kind'],
  customRanking: ['desc(pageRank)'],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:24'],
  // `excludePaths` is found by `exclude paths`.
  camelCaseAttributes: ['card.name', 'hierarchy.lvl3', 'hierarchy.lvl2', 'hierarchy.lvl1'],
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  // Questions and pasted messages contain words that no record has.
  removeWordsIfNoResults: 'allOptional',
};
