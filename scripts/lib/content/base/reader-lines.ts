/** The release lines that a reader has in view with a piece of code. */
import type {ReleaseLine} from '../../../../src/config/versions.ts';
import type {CodeSpan} from './content.ts';
import {namedLines} from './release-lines.ts';
import {resolveLink} from './resolve-link.ts';
import type {Site} from './site.ts';
import type {SourceFile} from './types.ts';

/**
 * The line of the page first, then those that the sentence names or that a link around the code
 * leads to: what is right in one of them is right.
 */
export function linesOfSpan(
  {link, sentence}: Pick<CodeSpan, 'link' | 'sentence'>,
  file: SourceFile,
  site: Site,
): readonly ReleaseLine[] {
  const target = link === undefined ? undefined : resolveLink(link, file, site);
  const linked = target?.kind === 'page' ? [target.page.line] : [];
  return [...new Set([file.line, ...linked, ...namedLines(sentence)])];
}
