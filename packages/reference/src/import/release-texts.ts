import {readFileSync} from 'node:fs';
import {escapeRegExp} from '@devspace-docs/common';
import type {SourceTree} from '@devspace-docs/common/node';

/** Sentences that a release makes wrong. */
interface ReleaseText {
  /** Regular expression. `{release}` is the release that our data describes. */
  readonly pattern: string;
  readonly update: string;
}

const FILE = 'schema/release-texts.json';

/**
 * Lists the lines of pages that depend on the release that our data describes, with what to do.
 *
 * @param release - `6.3.21`
 */
export function listReleaseTexts(
  release: string,
  tree: SourceTree,
  texts = JSON.parse(readFileSync(FILE, 'utf8')) as readonly ReleaseText[],
): string {
  const seen = new Set<string>();
  return texts
    .flatMap(({pattern, update}) => {
      const regExp = new RegExp(pattern.replace('{release}', escapeRegExp(release)));
      const lines = [...tree.files].sort().flatMap((file) => {
        const text = tree.read(file);
        if (/^\{\/\* Generated from /m.test(text)) return [];
        return text.split('\n').flatMap((line, index) => {
          const place = `${file}:${index + 1}`;
          if (seen.has(place) || !regExp.test(line)) return [];
          seen.add(place);
          return [`  ${place}`];
        });
      });
      return lines.length === 0 ? [] : [`${update} (${lines.length})`, ...lines, ''];
    })
    .join('\n');
}
