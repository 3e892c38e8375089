/** Converts configs of old formats to the latest one. Runs in browsers. */
import {latestVersion, versions} from '@devspace-docs/versions';
import {configVersions} from '../check/versions/formats.ts';
import {explainOtherFile} from '../check/config/other-files.ts';
import {parseConfig} from '../check/yaml/parse-config.ts';
import {excludesAll} from '../check/versions/releases.ts';
import {isYamlMap, locatorOf} from '../check/yaml/yaml.ts';
import {expandAliases, orderAnchors} from './anchors.ts';
import {noteRemovedCalls} from './calls.ts';
import {convertName, Context, titleOf, type DraftNote, type NoteSeverity} from './context.ts';
import {stateOf} from './changes.ts';
import {convertSections} from './convert-sections.ts';
import {convertBooleans, noteForeign} from './foreign.ts';
import {renameDevEvents} from './hooks.ts';
import {addPullSecrets, renameReferences} from './images.ts';
import {behaviorOf, createPipelines, patchPipelines} from './pipelines.ts';
import {printWithComments} from './places.ts';
import {openFlows} from './print-tree.ts';
import {convertProfiles} from './profiles.ts';
import {readTree, UnsupportedSyntax} from './read-tree.ts';
import {namePullSecrets} from './sections.ts';
import {addSection, at, find, mapOf, newItem, valueOf, type Item, type Value} from './tree.ts';

/** What to do with the text. */
export interface ConvertOptions {
  /** The name of the folder with the file, which is the name of a config without one. */
  readonly folderName?: string;
  /** Whether that folder has a `.env` file. A note mentions it if that isn't known. */
  readonly hasEnvFile?: boolean;
  /** Whether the notes become comments. */
  readonly notes?: boolean;
}

/** A changed entry. Lines start at 1. */
export interface ConversionChange {
  readonly message: string;
  readonly from: number;
  /** Line in the result; undefined if nothing there shows it. */
  readonly to: number | undefined;
}

/** What a person should know or decide. */
export interface ConversionNote extends ConversionChange {
  readonly severity: NoteSeverity;
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

/** The sections at the start of a config. */
const HEAD = ['version', 'name'];

const ENV_FILE = 'DEVSPACE_ENV_FILE';

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

/** The latest format loads a `.env` file only if a variable has its path. */
function addEnvFile(root: Value, hasEnvFile: boolean | undefined, context: Context): void {
  const section = find(root, 'vars');
  if (hasEnvFile === false || find(section?.value, ENV_FILE)) return;
  const {oldVersion, notes} = context;
  const line = section?.line ?? 1;
  if (hasEnvFile === true && (!section || section.value.kind === 'map')) {
    const item = newItem(ENV_FILE, valueOf('.env'));
    if (section) section.value.items.push(item);
    else addSection(root, HEAD, newItem('vars', mapOf([item])));
    const message = `\`vars\` gets \`${ENV_FILE}: .env\`, because ${oldVersion} loads this file`;
    notes.push({severity: 'info', message, line, item});
    return;
  }
  const message = `${oldVersion} loads \`.env\`: if the project has this file, add \`${ENV_FILE}: .env\` to \`vars\``;
  notes.push({severity: 'decision', message, line, item: section ?? find(root, 'name')});
}

function convertTree(
  root: Value,
  format: number,
  {folderName, hasEnvFile}: ConvertOptions,
): Context {
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
  if (pipelines) addSection(root, HEAD, pipelines);
  addEnvFile(root, hasEnvFile, context);
  orderAnchors(root, anchors);
  return context;
}

/** The entries with lines of their own, by the entries in them. */
function findPlaces(root: Value): Map<Item, Item> {
  const places = new Map<Item, Item>();
  const visit = (value: Value, flow?: Item): void => {
    for (const item of value.items) {
      places.set(item, flow ?? item);
      visit(item.value, flow ?? (item.value.isFlow ? item : undefined));
    }
  };
  visit(root);
  return places;
}

/** Writes the notes above what they are about, and marks the old lines that are a comment. */
function addNotes({notes, remarks, root}: Context): void {
  const places = findPlaces(root);
  for (const {item, line, message, severity, isComment} of notes) {
    const text = `# NOTE (${severity}): ${message.replaceAll(/\s+/g, ' ')}`;
    const place = item && places.get(item);
    if (isComment === true) {
      const index = remarks.findIndex(
        (remark) => remark.line === line && remark.lines[0] === titleOf(message),
      );
      const [, ...lines] = remarks[index]?.lines ?? [];
      if (index >= 0) remarks[index] = {line, lines: [`${text}:`, ...lines]};
    } else if (place) place.before.push(' '.repeat(place.column) + text);
    else if (item) remarks.push({line, lines: [text]});
    else root.after.push(text);
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
    const context = convertTree(tree, format, options);
    const {changes, notes, remarks} = context;
    openFlows(tree);
    if (options.notes === true) addNotes(context);
    const {text: printed, lineOf} = printWithComments(
      tree,
      {readTree: () => readTree(syntax), text},
      remarks,
    );
    const result = printed.replace(/\n*$/, '') + (text.endsWith('\n') ? '\n' : '');
    const titleIn = ({message, severity}: DraftNote): string =>
      titleOf(options.notes === true ? `NOTE (${severity}): ${message}` : message);
    const titles = new Map<string, number[]>();
    for (const note of notes) if (note.isComment === true) titles.set(titleIn(note), []);
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
      notes: notes.map((note) => ({
        severity: note.severity,
        message: note.message,
        from: note.line,
        to:
          note.isComment === true
            ? titles.get(titleIn(note))?.shift()
            : note.item && lineOf(note.item),
      })),
    };
  } catch (error) {
    if (!(error instanceof UnsupportedSyntax)) throw error;
    const {line} = locatorOf(text)(error.offset, error.offset);
    return refuse(error.message, error.fix, line, version);
  }
}
