/** The output formats of the CLI. */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {ConfigDiagnostic} from '../check/index.ts';
import {rules} from '../check/rules.ts';
import type {Location} from '../check/yaml.ts';

/** The output of `--format json`. Programs read it, so its names must not change. */
export interface CheckedFile {
  readonly file: string;
  readonly configVersion: string | undefined;
  readonly findings: readonly ConfigDiagnostic[];
  /** Why the file can't be checked. */
  readonly error?: string;
}

export interface Tool {
  readonly version: string;
  /** URL of the documentation; undefined if the program doesn't run from the published file. */
  readonly url: string | undefined;
}

function describe({path: field, message}: ConfigDiagnostic): string {
  return field === '' ? message : `${field}: ${message}`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/** The last line of the text output. */
export function summarize(files: readonly CheckedFile[]): string {
  const findings = files.flatMap((file) => file.findings);
  const [errors, warnings] = (['error', 'warning'] as const).map(
    (kind) => findings.filter(({severity}) => severity === kind).length,
  ) as [number, number];
  const unread = files.filter(({error}) => error !== undefined).length;
  const counts = [
    errors > 0 && count(errors, 'error'),
    warnings > 0 && count(warnings, 'warning'),
  ].filter((part) => part !== false);
  const checked = `Checked ${count(files.length - unread, 'file')}`;
  if (unread === files.length)
    return `Checked no files: ${count(unread, 'path')} couldn't be checked.`;
  const skipped = unread > 0 ? ` ${count(unread, 'path')} couldn't be checked.` : '';
  return `${checked}: ${counts.join(' and ') || 'no problems'}.${skipped}`;
}

function formatText(files: readonly CheckedFile[]): string {
  const lines = files.flatMap(({file, findings}) =>
    findings.map((finding) => {
      const {line, column, severity, rule, hint} = finding;
      return `${file}:${line}:${column}: ${severity}: ${describe(finding)} [${rule}]\n  fix: ${hint}`;
    }),
  );
  return [...lines, summarize(files)].join('\n');
}

/** Escapes the message of a workflow command. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes a property of a workflow command. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function formatCommand(
  severity: string,
  properties: Readonly<Record<string, number | string>>,
  message: string,
): string {
  const list = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${severity} ${list.join(',')}::${escapeData(message)}`;
}

/** Names of the severities in workflow commands. */
const COMMANDS = {error: 'error', warning: 'warning', info: 'notice'} as const;

/** Names of the severities in SARIF. */
const LEVELS = {error: 'error', warning: 'warning', info: 'note'} as const;

/** Workflow commands, which GitHub shows as annotations of a pull request. */
function formatGithub(files: readonly CheckedFile[]): string {
  const commands = files.flatMap(({file, findings, error}) => [
    ...(error === undefined ? [] : [formatCommand('error', {file}, error)]),
    ...findings.map((finding) => {
      const {line, column, length, severity, rule, hint} = finding;
      const place = {file, line, endLine: line, col: column, endColumn: column + length};
      const properties = {...place, title: `devspace.yaml: ${rule}`};
      return formatCommand(COMMANDS[severity], properties, `${describe(finding)}\nFix: ${hint}`);
    }),
  ]);
  return [...commands, summarize(files)].join('\n');
}

/** The URI of a file, relative to the working directory where possible. */
function uriOf(file: string): string {
  if (path.isAbsolute(file)) return pathToFileURL(file).href;
  return file.split(path.sep).map(encodeURIComponent).join('/');
}

function regionOf({line, column, length}: Location) {
  return {startLine: line, startColumn: column, endColumn: column + length};
}

/** SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html */
function formatSarif(files: readonly CheckedFile[], {version, url}: Tool): string {
  const ids = Object.keys(rules);
  const locate = (file: string): {artifactLocation: {uri: string}} => ({
    artifactLocation: {uri: uriOf(file)},
  });
  const results = files.flatMap(({file, findings}) =>
    findings.map((finding) => {
      const {severity, rule, hint, fix} = finding;
      return {
        ruleId: rule,
        ruleIndex: ids.indexOf(rule),
        level: LEVELS[severity],
        message: {text: `${describe(finding)}. Fix: ${/[.?!]$/.test(hint) ? hint : `${hint}.`}`},
        locations: [{physicalLocation: {...locate(file), region: regionOf(finding)}}],
        ...(fix && {
          fixes: [
            {
              artifactChanges: [
                {
                  ...locate(file),
                  replacements: [
                    {deletedRegion: regionOf(fix), insertedContent: {text: fix.newText}},
                  ],
                },
              ],
            },
          ],
        }),
      };
    }),
  );
  const unread = files.flatMap(({file, error}) =>
    error === undefined
      ? []
      : [
          {
            level: 'error',
            message: {text: error},
            locations: [{physicalLocation: locate(file)}],
          },
        ],
  );
  const driver = {
    name: 'devspace-check',
    version,
    ...(url !== undefined && {informationUri: url}),
    rules: Object.entries(rules).map(([id, text]) => ({id, shortDescription: {text}})),
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {driver},
        columnKind: 'utf16CodeUnits',
        invocations: [
          {executionSuccessful: unread.length === 0, toolExecutionNotifications: unread},
        ],
        results,
      },
    ],
  };
  return JSON.stringify(log, undefined, 2);
}

export const reporters = {
  text: formatText,
  json: (files: readonly CheckedFile[]) => JSON.stringify(files, undefined, 2),
  github: formatGithub,
  sarif: formatSarif,
} as const satisfies Readonly<
  Record<string, (files: readonly CheckedFile[], tool: Tool) => string>
>;

export type ReportFormat = keyof typeof reporters;
