import {versions} from '@devspace-docs/versions';
import type {CheckedItem, VersionStatistics} from '../statistics.ts';
import {configFormats} from '@devspace-docs/devspace-check/node';
import type {Site, SourceFile} from '@devspace-docs/pages';
import type {Rule} from '../types.ts';

const NO_ITEMS: Readonly<Record<CheckedItem, number>> = {
  configs: 0,
  parts: 0,
  files: 0,
  commandLines: 0,
  links: 0,
  fieldPaths: 0,
  messages: 0,
};

function countItems(
  files: readonly SourceFile[],
  site: Site,
  rules: readonly Rule[],
): Record<CheckedItem, number> {
  const counts = {...NO_ITEMS};
  for (const file of files) {
    for (const rule of rules) {
      const found = Object.entries(rule.count?.(file, site) ?? {}) as [CheckedItem, number][];
      for (const [item, count] of found) counts[item] += count;
    }
  }
  return counts;
}

/** Lists the checked items of each version, for the page /tested. */
export function readStatistics(site: Site, rules: readonly Rule[]): VersionStatistics[] {
  return versions.map(({label}) => {
    const files = site.files.filter(({version}) => version === label);
    return {
      version: label,
      pages: files.filter(({kind}) => kind === 'page').length,
      fields: configFormats(label).tree.byPath.size,
      counts: countItems(files, site, rules),
    };
  });
}
