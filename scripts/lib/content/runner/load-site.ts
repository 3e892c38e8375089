/** The docs of this repository, for programs and plugins of the build. */
import {fileURLToPath} from 'node:url';
import sidebars from '../../../../sidebars.ts';
import {topics} from '../../../../src/lib/version-map/topics.ts';
import {createSite, type Site} from '../pages/site.ts';
import {loadTree} from './load.ts';

/** Root of the repository. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url));

let site: Site | undefined;

/** Reads the docs once; later calls don't notice changes. */
export function loadSite(): Site {
  site ??= createSite(loadTree(root), {sidebars, topics});
  return site;
}
