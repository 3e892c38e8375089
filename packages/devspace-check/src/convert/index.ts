/** Converts configs of old formats to the latest one. Runs in browsers. */
import {latestVersion, versions} from '@devspace-docs/versions';
import {configVersions} from '../check/formats.ts';
import {explainOtherFile} from '../check/other-files.ts';
import {parseConfig} from '../check/parse-config.ts';
import {excludesAll} from '../check/releases.ts';
import {isYamlMap, locatorOf} from '../check/yaml.ts';
import {expandAliases, orderAnchors} from './anchors.ts';
import {noteRemovedCalls} from './calls.ts';
import {convertName, Context, titleOf, type NoteSeverity} from './context.ts';
import {convertSections, stateOf} from './changes.ts';
import {addPullSecrets, renameReferences} from './images.ts';
import {convertBooleans, noteForeign} from './foreign.ts';
import {behaviorOf, createPipelines, patchPipelines} from './pipelines.ts';
import {printWithComments} from './places.ts';
import {convertProfiles} from './profiles.ts';
import {namePullSecrets, renameDevEvents} from './sections.ts';
import {
  addSection,
  at,
  find,
  mapOf,
  newItem,
  openFlows,
  readTree,
  UnsupportedSyntax,
  valueOf,
  type Value,
} from './tree.ts';

/** What to do with the text. */
export interface ConvertOptions {
  /** The name of the folder with the file, which is the name of a config without one. */
  readonly folderName?: string;
  /** Whether the notes become comments. */
  readonly notes?: boolean;
}

/** What a person should know or decide. Lines start at 1. */
export interface ConversionNote {
  readonly severity: NoteSeverity;
  readonly message: string;
  readonly from: number;
  /** Line in the result; undefined if nothing there shows it. */
  readonly to: number | undefined;
}

/** A changed entry. */
export interface ConversionChange {
  readonly message: string;
  readonly from: number;
  readonly to: number | undefined;
}

/** Why a text can't be converted. */
export interface ConversionError {
  readonly message: string;
  readonly line: number;
  /** What to do. */
  readonly fix: string;
}

/** A converted config, or the reason why it can't be converted. */
export interface ConvertedConfig {
  /** The new text; the old one after an error. */
  readonly text: string;
  readonly fromVersion: string | undefined;
  readonly changes: readonly ConversionChange[];
  readonly notes: readonly ConversionNote[];
  readonly error?: ConversionError;
}

const ORDER = ['version', 'name'];

const oldest = versions.at(-1) ?? latestVersion;

/** DevSpace refuses a config whose `require.devspace` excludes the release that reads it. */
function dropOldRequirement(root: Value, context: Context): void {
  const section = at(root, 'require');
  const constraint = find(section, 'devspace')?.value.data;
  if (typeof constraint !== 'string' || !excludesAll(constraint, latestVersion.label)) return;
  const reason = `\`${constraint}\` excludes all releases of ${latestVersion.label}: require one of them`;
  const isAlone = section?.items.length === 1;
  context.drop(isAlone ? root : section, isAlone ? 'require' : 'devspace', 'decision', reason);
}

function convertTree(root: Value, format: number, folderName: string | undefined): Context {
  const context = new Context(format, root);
  noteForeign(root, context);
  noteRemovedCalls(root, context);
  convertBooleans(root, context);
  const anchors = expandAliases(root);
  renameReferences(root);
  namePullSecrets(root);
  const hasProfiles = find(root, 'profiles') !== undefined;
  const state = hasProfiles ? stateOf(root) : mapOf([]);
  const version = find(root, 'version');
  if (version) {
    version.value = {...valueOf(latestVersion.configVersion), head: version.value.head};
    context.change(`the format is ${latestVersion.configVersion}`, version);
  }
  if (!find(root, 'name')) {
    const converted = convertName(folderName ?? '');
    const isUsable = converted.length > 2;
    const name = newItem('name', valueOf(isUsable ? converted : 'devspace'));
    root.items.splice(root.items.findIndex((item) => item.name === 'version') + 1, 0, name);
    let message = 'replace the name `devspace` with the name of the folder that contains the file';
    if (isUsable) message = `the name \`${converted}\` comes from the folder`;
    else if (folderName !== undefined)
      message = `the name is \`devspace\`, because the folder's name, \`${folderName}\`, can't be used: choose a name`;
    context.notes.push({severity: isUsable ? 'info' : 'decision', message, line: 1, item: name});
  }
  if (find(root, 'cluster'))
    context.drop(
      root,
      'cluster',
      'decision',
      '`cluster` has no equivalent: use a kube context, such as with `devspace use context`',
    );
  dropOldRequirement(root, context);
  convertSections(root, context);
  const profiles = convertProfiles(at(root, 'profiles'), state, context);
  renameDevEvents(root, context);
  addPullSecrets(root, context);
  const behavior = behaviorOf(root, context.flags, context.terminal);
  patchPipelines(profiles, behavior, context);
  const pipelines = createPipelines(behavior, context);
  if (pipelines) {
    const index = root.items.findLastIndex(({name}) => ORDER.includes(name));
    addSection(root, index + 1, pipelines);
  }
  orderAnchors(root, anchors);
  return context;
}

/** Writes the notes above what they are about. */
function addNotes(context: Context): void {
  for (const {item, message, severity, isComment} of context.notes) {
    if (isComment === true) continue;
    const line = `# NOTE (${severity}): ${message.replaceAll(/\s+/g, ' ')}`;
    if (item) item.before.push(' '.repeat(item.column) + line);
    else context.root.after.push(line);
  }
}

/**
 * Converts the text of a config to the latest format. Comments, blank lines, quotes, anchors and variables stay.
 * A text in the latest format is returned unchanged.
 */
export function convertConfig(original: string, options: ConvertOptions = {}): ConvertedConfig {
  const hasMark = original.startsWith('\uFEFF');
  const isWindows = original.includes('\r\n');
  const text = original.slice(hasMark ? 1 : 0).replaceAll('\r\n', '\n');
  const {documents, diagnostics} = parseConfig(text, latestVersion.label);
  const [document, second] = documents;
  const other = explainOtherFile(document?.value);
  const refuse = (
    message: string,
    fix: string,
    line = 1,
    fromVersion?: string,
  ): ConvertedConfig => ({
    text: original,
    fromVersion,
    changes: [],
    notes: [],
    error: {message, line, fix},
  });
  if (other) return refuse(other.message, other.hint);
  const problem = diagnostics.find(
    ({severity, message}) => severity !== 'warning' || message.startsWith('duplicate key'),
  );
  if (problem) return refuse(problem.message, problem.hint, problem.location.line);
  if (!document || !isYamlMap(document.value))
    return refuse(
      document ? 'expected a map of sections, such as `version`' : 'the file is empty',
      "use the project's `devspace.yaml`",
    );
  if (second)
    return refuse(
      'the file has more than one document, and DevSpace reads only the first one',
      'move the others to their own files',
      second.locateKey([]).line,
    );
  const {version: written} = document.value;
  const version = typeof written === 'string' ? written : '';
  if (version === latestVersion.configVersion)
    return {text: original, fromVersion: version, changes: [], notes: []};
  const format = Number(/^v1beta(\d+)$/.exec(version)?.[1]);
  if (!configVersions.includes(version) || Number.isNaN(format))
    return refuse(
      version === '' ? 'the file has no `version`' : `the format \`${version}\` can't be converted`,
      /^v\d+alpha/.test(version)
        ? `first convert it to \`${oldest.configVersion}\` with \`devspace update config\` of ${oldest.label}`
        : `use a \`devspace.yaml\` with one of the versions \`${configVersions.at(-1) ?? ''}\` to \`${configVersions[1] ?? ''}\``,
      document.locateValue(['version']).line,
      version,
    );
  try {
    // The parser joins some lines, and keeps the offsets.
    const syntax = {...document.syntax, code: text};
    const tree = readTree(syntax);
    const context = convertTree(tree, format, options.folderName);
    const {changes, notes, remarks} = context;
    openFlows(tree);
    if (options.notes === true) addNotes(context);
    const {text: printed, lineOf} = printWithComments(
      tree,
      {readTree: () => readTree(syntax), text},
      remarks,
    );
    const result = printed.replace(/\n*$/, '') + (text.endsWith('\n') ? '\n' : '');
    const titles = new Map<string, number[]>();
    for (const {message, isComment} of notes)
      if (isComment === true) titles.set(titleOf(message), []);
    if (titles.size > 0)
      printed.split('\n').forEach((line, index) => titles.get(line.trim())?.push(index + 1));
    return {
      text: (hasMark ? '\uFEFF' : '') + (isWindows ? result.replaceAll('\n', '\r\n') : result),
      fromVersion: version,
      changes: changes
        .map(({message, line, item}) => ({message, from: line, to: lineOf(item)}))
        // Those in an entry that isn't used are a part of its comment.
        .filter(({to}) => to !== undefined)
        .sort((a, b) => a.from - b.from),
      notes: notes.map(({severity, message, line, item, isComment}) => ({
        severity,
        message,
        from: line,
        to: isComment === true ? titles.get(titleOf(message))?.shift() : item && lineOf(item),
      })),
    };
  } catch (error) {
    if (!(error instanceof UnsupportedSyntax)) throw error;
    const {line} = locatorOf(text)(error.offset, error.offset);
    return refuse(error.message, error.fix, line, version);
  }
}
