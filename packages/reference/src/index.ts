/** Public API. */
export {findHistory} from './changes/history.ts';
export {renderChanges} from './changes/render.ts';
export {renderConversion} from './changes/render-conversion.ts';
export {describeMeaning, writeDefault} from './commands/flags.ts';
export {generateCliReference} from './commands/index.ts';
export {buildReference} from './commands/model.ts';
export {SIDEBAR_FOLDER, folderOf} from './commands/paths.ts';
export {escapeMdx} from './commands/text.ts';
export type {Command, Flag, ReferenceVersion} from './commands/types.ts';
export {renderErrorList, renderErrorPage, renderErrorReference} from './errors/render-errors.ts';
export type {CatalogEntry, ErrorPageData} from './errors/types.ts';
export {describeDefault, describeField} from './fields/describe-field.ts';
export {toPlainText} from './fields/inline-markdown.ts';
export {writeSelection} from './fields/render-markdown.ts';
export {problemsOfPage, renderFixedIn, renderFixedProblems} from './releases/render-problems.ts';
export {
  renderKnownProblems,
  renderReleaseNotes,
  renderUpgradeFixes,
} from './releases/render-pages.ts';
export {FIXES_PAGE, KNOWN_PAGE, NOTES_PAGE} from './releases/texts.ts';
export {isProblem, listEntries} from './releases/list-entries.ts';
export type {ReleaseProblem, ReleasesData, VersionReleases} from './releases/types.ts';
export {describeDifference, formatReport} from './import/report.ts';
export {isPartLine, parseRecording, selectOutput} from './outputs/parse-recording.ts';
