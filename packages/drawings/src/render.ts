/** Renders drawings, in a browser. */
export {checkDiagrams, updateDiagrams} from './diagrams/update-diagrams.ts';
export {readSize, readTokens, renderFonts, renderIllustration} from './illustrations/render.ts';
