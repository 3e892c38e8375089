import {requireBuild} from './built-site.ts';

/** Runs once before the site tests. */
export default requireBuild;
