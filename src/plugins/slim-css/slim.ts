import {transform} from 'lightningcss';
import {findUnusedClasses, findUnusedProperties} from './find-unused.ts';
import {inlineProperties} from './inline-properties.ts';

/** More rounds than properties that read each other are deep. */
const MAX_ROUNDS = 10;

/**
 * Leaves out rules for classes that nobody uses, and custom properties that nobody reads.
 *
 * @param words - All words of scripts and markup.
 */
export function slimCss(css: string, words: ReadonlySet<string>): string {
  const unusedClasses = findUnusedClasses(css, words);
  let result = css;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const {code} = transform({
      filename: 'styles.css',
      code: Buffer.from(result),
      minify: true,
      unusedSymbols: [...unusedClasses, ...findUnusedProperties(result, words)],
    });
    const next = inlineProperties(Buffer.from(code).toString(), (name) => words.has(name.slice(2)));
    if (next === result) return result;
    result = next;
  }
  return result;
}
