/** Helpers for the tests of other packages. */
import {joinWords} from '@devspace-docs/common';
import {latestVersion, versions} from './versions.ts';

/** Replaces `{latest}` with the latest version, and `{5.x+}` with the versions from 5.x on: `6.x and 5.x`. */
export function fillVersions(yaml: string): string {
  return yaml
    .replaceAll('{latest}', latestVersion.label)
    .replace(/\{(\d+\.x)\+\}/g, (_, oldest: string) => {
      const labels = versions.map(({label}) => label as string);
      return joinWords(labels.slice(0, labels.indexOf(oldest) + 1), 'and');
    });
}
