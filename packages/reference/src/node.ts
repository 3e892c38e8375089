/** The part of the public API that needs Node.js. */
export {type Step, readSteps} from './changes/read-steps.ts';
export {readCommands, readReference} from './commands/read-reference.ts';
export {readErrorPages, readErrors} from './errors/read-errors.ts';
export {findPage} from './fields/find-page.ts';
export {renderSelection} from './fields/render-field.ts';
export {readPageText} from './fields/read-page-text.ts';
export {renderReferencePage} from './fields/render-page.ts';
export {updateFiles} from './generated-files/index.ts';
export {compareRelease} from './import/index.ts';
export {writeHelp} from './import/write-help.ts';
export {readRecordings} from './outputs/read-recordings.ts';
export {listReleases, loadReleases, readReleases, releasesFile} from './releases/read-releases.ts';
export {writeReferenceData} from './publish/write-reference-data.ts';
