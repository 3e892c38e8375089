import {requireBuild} from './built-site.ts';

/** Runs once before the tests of the site. */
export default requireBuild;
