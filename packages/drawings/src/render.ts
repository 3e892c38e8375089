/** Renders drawings, in a browser. */
export {compareDiagrams, findDiagrams} from './diagrams/find-diagrams.ts';
export {renderDiagrams} from './diagrams/render.ts';
export {readSize, readTokens, renderIllustration} from './illustrations/render.ts';
