/** The links and anchors of all pages. Test files in the same process share them. */
import {mapPages, pageUrl} from './built-site.ts';
import {readLinkedPage} from './links.ts';

export const linkedPages = mapPages(({file, path, tree}) => ({
  path,
  ...readLinkedPage(file, pageUrl(path), tree),
}));
