/** The model of the sources of pages. The build uses it. */
export {readAdditions} from './commands/additions.ts';
export {checkCall} from './commands/check-call.ts';
export {
  type CallWord,
  type DevspaceCall,
  findDevspaceCalls,
  toBash,
} from './commands/devspace-calls.ts';
export {
  contextOf,
  findCalls,
  findUses,
  type LocatedCall,
  type PageContext,
} from './commands/fence-calls.ts';
export {readShellFence} from './commands/shell-fence.ts';
export {hasVariable, variableNames} from './commands/variables.ts';
export {findYamlScripts} from './commands/yaml-scripts.ts';
export {consoleScript, readConsole} from './console.ts';
export {
  type CodeSpan,
  type Content,
  type Element,
  elementsOf,
  type Heading,
  type Image,
  type Link,
  locateInSpan,
  shownFields,
} from './content.ts';
export {diagnose, locateOffset, TOP} from './diagnose.ts';
export {type Fence, readFence} from './fence.ts';
export {OPENING, readText} from './front-matter.ts';
export {requestedPath, resolvePath} from './imports.ts';
export {readInfoString} from './info-string.ts';
export {isJsx, type JsxElement, readAttributes} from './jsx.ts';
export {loadSite, readSite, root} from './load-site.ts';
export {readMarkedLines} from './marked-lines.ts';
export {locate, textOf, walk} from './mdast.ts';
export {isMessageTable} from './message-table.ts';
export {
  otherVersions,
  versionOfFormat,
  type VersionsInView,
  versionsInView,
} from './named-versions.ts';
export {parseMdx} from './parse.ts';
export {CODE_MARK, type ProseBlock, splitSentences} from './prose.ts';
export {versionsOfSpan} from './reader-versions.ts';
export {type LinkTarget, type PageLink, relativePath, resolveLink} from './resolve-link.ts';
export {
  looksLikeConfig,
  readSample,
  readSamples,
  readShown,
  type Sample,
  sampleVersion,
} from './samples/sample.ts';
export {createSite, type OutlineItem, type PageModules, type Site} from './site.ts';
export type {
  FrontMatterEntry,
  LocateRange,
  Location,
  PageDiagnostic,
  Route,
  SourceFile,
} from './types.ts';
