import type {CodeSpan} from './content.ts';
import {versionsInView, type VersionsInView} from './named-versions.ts';
import {resolveLink} from './resolve-link.ts';
import type {Site} from './site.ts';
import type {SourceFile} from './types.ts';

/** The version of the page, then those that the sentence mentions or that a link around the code leads to. */
export function versionsOfSpan(
  {link, sentence}: Pick<CodeSpan, 'link' | 'sentence'>,
  file: SourceFile,
  site: Site,
): VersionsInView {
  const target = link === undefined ? undefined : resolveLink(link, file, site);
  const linked = target?.kind === 'page' ? target.page.version : undefined;
  return versionsInView(file.version, sentence, linked);
}
