/** Highlighted attributes and the length of excerpts in words, for queries and for the index. */
export const snippetSettings = {
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:24'],
};
