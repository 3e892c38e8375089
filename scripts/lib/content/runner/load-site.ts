import {fileURLToPath} from 'node:url';
import sidebars from '../../../../sidebars.ts';
import {topics} from '../../../../src/lib/version-map/topics.ts';
import {createSite, type Site} from '../pages/site.ts';
import {loadTree} from './load.ts';

/** Root of the repository. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Reads the docs of this repository. */
export function readSite(): Site {
  return createSite(loadTree(root), {sidebars, topics});
}

let site: Site | undefined;

/** Loads the docs of this repository once. Later calls ignore changes. */
export function loadSite(): Site {
  site ??= readSite();
  return site;
}
