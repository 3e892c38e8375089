import sidebars from '../../sidebars.ts';
import type {PageModules} from '@devspace-docs/pages';

/** What the content check needs from the code of the site. */
export const pageModules: PageModules = {sidebars};
