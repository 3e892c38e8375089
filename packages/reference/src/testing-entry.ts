/** Helpers for the tests of other packages. */
export {command, flag, version} from './commands/fixture.ts';
