/**
 * The model of the sources of pages, without rules. The build uses it, so it must not import devDependencies.
 */
export {type LocatedCall, findCalls, findUses} from './commands/fence-calls.ts';
export {findYamlScripts} from './commands/yaml-scripts.ts';
export {type Fence, readFence} from './pages/fence.ts';
export {attributeText, isJsx, type JsxElement, readAttributes} from './pages/jsx.ts';
export {walk} from './pages/mdast.ts';
export {parseMdx} from './pages/parse.ts';
export {type PageModules, type Site, createSite} from './pages/site.ts';
export type {Location, Problem, Route, SourceFile} from './pages/types.ts';
export {loadSite, readSite, root} from './runner/load-site.ts';
export {readSample, readShown, sampleVersion} from './samples/sample.ts';
export type {CheckResult, PageExemption, TestedSample, VersionStatistics} from './statistics.ts';
