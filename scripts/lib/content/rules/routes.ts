import {hasNumberPrefix, showRoute} from '../pages/routes.ts';
import type {Finding, Place, Rule} from '../pages/types.ts';

const TOP: Place = {line: 1, column: 1, length: 1};

export const routes: Rule = {
  name: 'routes',
  summary: 'Each page has a unique URL that matches its file path.',
  check(file, site) {
    if (file.route === undefined) return [];
    const place = file.frontMatter.entries.get('slug')?.valuePlace ?? TOP;
    const others = site.pagesAt(file.route).filter((other) => other !== file);
    const findings: Finding[] = others.map((other) => ({
      place,
      message: `${showRoute(file.route ?? '')} is also the URL of ${other.path}`,
      hint: 'rename one of the files, or set its `slug`; `index`, `readme` and the name of the folder all resolve to the folder',
    }));
    if (hasNumberPrefix(file.path)) {
      findings.push({
        place: TOP,
        message: 'Docusaurus removes number prefixes from URLs',
        hint: 'remove the prefix; the sidebar sets the order',
      });
    }
    return findings;
  },
};
