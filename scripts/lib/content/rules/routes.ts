import {hasNumberPrefix, showRoute} from '../base/routes.ts';
import type {Finding, Place, Rule} from '../base/types.ts';

const TOP: Place = {line: 1, column: 1, length: 1};

/** One page, one address. */
export const routes: Rule = {
  name: 'routes',
  summary: 'Each page has an address of its own, spelled as its file is.',
  check(file, site) {
    if (file.route === undefined) return [];
    const place = file.frontMatter.entries.get('slug')?.valuePlace ?? TOP;
    const others = site.pagesAt(file.route).filter((other) => other !== file);
    const findings: Finding[] = others.map((other) => ({
      place,
      message: `${showRoute(file.route ?? '')} is also the address of ${other.path}`,
      hint: 'rename one of the files (`index`, `readme` and the name of the folder all mean the folder), or give it a `slug`',
    }));
    if (hasNumberPrefix(file.path)) {
      findings.push({
        place: TOP,
        message: 'Docusaurus drops a number at the beginning of a name from the address',
        hint: 'name file and folders as the address spells them; the sidebar gives the order',
      });
    }
    return findings;
  },
};
