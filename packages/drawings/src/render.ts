/** Renders drawings, in a browser. */
export {checkDiagrams, updateDiagrams} from './diagrams/update-diagrams.ts';
export {readSize, readTokens, renderIllustration} from './illustrations/render.ts';
