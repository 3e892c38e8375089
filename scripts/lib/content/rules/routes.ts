import {hasNumberPrefix, showRoute} from '../pages/routes.ts';
import type {PageDiagnostic, Location, Rule} from '../pages/types.ts';

const TOP: Location = {line: 1, column: 1, length: 1};

export const routes: Rule = {
  name: 'routes',
  summary: 'Each page has a unique URL that matches its file path.',
  check(file, site) {
    if (file.route === undefined) return [];
    const location = file.frontMatter.entries.get('slug')?.locateValue ?? TOP;
    const others = site.pagesAt(file.route).filter((other) => other !== file);
    const diagnostics: PageDiagnostic[] = others.map((other) => ({
      location,
      message: `${showRoute(file.route ?? '')} is also the URL of ${other.path}`,
      hint: 'rename one of the files, or set its `slug`; `index`, `readme` and the name of the folder all resolve to the folder',
    }));
    if (hasNumberPrefix(file.path)) {
      diagnostics.push({
        location: TOP,
        message: 'Docusaurus removes number prefixes from URLs',
        hint: 'remove the prefix; the sidebar sets the order',
      });
    }
    return diagnostics;
  },
};
