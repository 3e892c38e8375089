/** What the first line of a fence says. Browser tests can't load the other entry, whose packages start workers. */
export {readInfoString} from './info-string.ts';
export {readMarkedLines} from './marked-lines.ts';
