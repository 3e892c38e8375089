import type GithubSlugger from 'github-slugger';

/** Maximum length of an anchor, in characters. */
const MAX_LENGTH = 60;

/** Anchor of a message or a symptom, such as `error-not-found`: its words, truncated at a word boundary. */
export function messageAnchor(message: string, slugger: GithubSlugger): string {
  const words = message.toLowerCase().match(/[a-z\d]+/g) ?? [];
  let name = 'error';
  for (const word of words) {
    if (name.length + word.length + 1 > MAX_LENGTH) break;
    name += `-${word}`;
  }
  // Adds a number to duplicates.
  return slugger.slug(name);
}
