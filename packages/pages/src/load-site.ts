import {fileURLToPath} from 'node:url';
import {createSite, type PageModules, type Site} from './site.ts';
import {loadTree} from '@devspace-docs/common/node';

/** Root of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Reads the docs of this repository. */
export function readSite(modules: PageModules): Site {
  return createSite(loadTree(root), modules);
}

let site: Site | undefined;

/** Loads the docs of this repository once. Later calls ignore changes. */
export function loadSite(modules: PageModules): Site {
  site ??= readSite(modules);
  return site;
}
