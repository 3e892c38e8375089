import {versions} from '@devspace-docs/versions';
import type {CheckedItem, PageExemption, VersionStatistics} from '../statistics.ts';
import {configFormats} from '@devspace-docs/devspace-check/node';
import {readText, type Site, type SourceFile} from '@devspace-docs/pages';
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

function findExemptions(file: SourceFile, site: Site, rules: readonly Rule[]): PageExemption[] {
  const [page] = file.kind === 'page' ? [file] : site.pagesWith(file);
  if (page?.route === undefined) return [];
  const {route, frontMatter} = page;
  const title = readText(frontMatter, 'title') ?? route;
  return rules
    .flatMap((rule) => rule.findExemptions?.(file, site) ?? [])
    .sort((a, b) => a.location.line - b.location.line)
    .map(({effect, reason}) => ({route, title, effect, reason}));
}

/** Lists the checked items and the exemptions of each version, for the page /tested. */
export function readStatistics(site: Site, rules: readonly Rule[]): VersionStatistics[] {
  return versions.map(({label}) => {
    const files = site.files.filter(({version}) => version === label);
    return {
      version: label,
      pages: files.filter(({kind}) => kind === 'page').length,
      fields: configFormats(label).tree.byPath.size,
      counts: countItems(files, site, rules),
      exemptions: files.flatMap((file) => findExemptions(file, site, rules)),
    };
  });
}
