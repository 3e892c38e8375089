import {diagnose, TOP} from '@devspace-docs/pages';
import {hasNumberPrefix, showRoute} from '@devspace-docs/versions/node';
import type {Rule} from '../types.ts';

export const routes: Rule = {
  name: 'routes',
  summary: 'Each page has a unique URL that matches its file path.',
  check(file, site) {
    const {route} = file;
    if (route === undefined) return [];
    const location = file.frontMatter.entries.get('slug')?.valueLocation ?? TOP;
    const others = site.pagesAt(route).filter((other) => other !== file);
    const hint =
      'rename one of the files, or set its `slug`; `index`, `readme` and the name of the folder all resolve to the folder';
    return [
      ...others.flatMap((other) =>
        diagnose(location, `${showRoute(route)} is also the URL of ${other.path}`, hint),
      ),
      ...(hasNumberPrefix(file.path)
        ? diagnose(
            TOP,
            'Docusaurus removes number prefixes from URLs',
            'remove the prefix; the sidebar sets the order',
          )
        : []),
    ];
  },
};
