/** The output formats of the CLI. */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {styleText} from 'node:util';
import {escapeAttribute, escapeHtml} from '@devspace-docs/common';
import type {ConfigDiagnostic, ConfigFix} from '../check/index.ts';
import {rules} from '../check/rules.ts';
import type {Location, Severity} from '../check/yaml/yaml.ts';

/** A file in the output of `--format json`. Programs read it, so its names must not change. */
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
  /** URL of the schema for JSON output. */
  readonly reportSchema?: string;
}

/** Formats a text for a terminal. */
type Paint = (style: 'bold' | 'cyan' | 'dim' | 'red' | 'yellow', text: string) => string;

export function painterOf(hasColors = false): Paint {
  return hasColors
    ? (style, text) => styleText(style, text, {validateStream: false})
    : (_, text) => text;
}

export interface Report {
  readonly files: readonly CheckedFile[];
  /** How many problems `--fix` corrected. */
  readonly fixed: number;
  readonly strict: boolean;
  readonly tool: Tool;
  readonly paint: Paint;
}

/** Whether a problem makes the program fail. */
export function isFailure({severity}: ConfigDiagnostic, strict: boolean): boolean {
  return severity === 'error' || (strict && severity === 'warning');
}

function describe({path: field, message}: ConfigDiagnostic): string {
  return field === '' ? message : `${field}: ${message}`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

function countSeverity(files: readonly CheckedFile[], kind: Severity): number {
  return files.flatMap(({findings}) => findings).filter(({severity}) => severity === kind).length;
}

/** The last line of the text output. */
function summarize({files, fixed}: Pick<Report, 'files' | 'fixed'>): string {
  const unread = files.filter(({error}) => error !== undefined).length;
  if (files.length === 0) return 'Checked no files: the settings ignore them.';
  if (unread === files.length)
    return `Checked no files: ${count(unread, 'path')} couldn't be checked.`;
  const counts = (['error', 'warning'] as const).flatMap((kind) => {
    const amount = countSeverity(files, kind);
    return amount > 0 ? [count(amount, kind)] : [];
  });
  const checked = `Checked ${count(files.length - unread, 'file')}`;
  const corrected = fixed > 0 ? ` Fixed ${count(fixed, 'problem')}.` : '';
  const skipped = unread > 0 ? ` ${count(unread, 'path')} couldn't be checked.` : '';
  return `${checked}: ${counts.join(' and ') || 'no problems'}.${corrected}${skipped}`;
}

const COLORS = {error: 'red', warning: 'yellow', info: 'cyan'} as const;

function formatText(report: Report): string {
  const {files, paint} = report;
  const lines = files.flatMap(({file, findings}) =>
    findings.map((finding) => {
      const {line, column, severity, rule, hint} = finding;
      const place = paint('bold', `${file}:${line}:${column}:`);
      const kind = paint(COLORS[severity], `${severity}:`);
      return `${place} ${kind} ${describe(finding)} ${paint('dim', `[${rule}]`)}\n  fix: ${hint}`;
    }),
  );
  return [...lines, summarize(report)].join('\n');
}

/** The schema of this output is `publish/report.schema.json`. */
function formatJson({files, fixed, tool}: Report): string {
  const {version, reportSchema} = tool;
  return JSON.stringify(
    {
      ...(reportSchema !== undefined && {$schema: reportSchema}),
      tool: {name: 'devspace-check', version},
      summary: {
        files: files.length,
        errors: countSeverity(files, 'error'),
        warnings: countSeverity(files, 'warning'),
        infos: countSeverity(files, 'info'),
        fixed,
      },
      files,
    },
    undefined,
    2,
  );
}

/** JUnit XML, with a test case for each problem. Problems that don't fail the check are passed test cases. */
function formatJunit({files, strict}: Report): string {
  const suites = files.map(({file, findings, error}) => {
    const failures = findings.filter((finding) => isFailure(finding, strict)).length;
    const cases = findings.map((finding) => {
      const {line, column, severity, rule, hint} = finding;
      const text = `${file}:${line}:${column}: ${severity}: ${describe(finding)}\nfix: ${hint}`;
      const result = isFailure(finding, strict)
        ? `<failure type="${severity}" message="${escapeAttribute(describe(finding))}">${escapeHtml(text)}</failure>`
        : `<system-out>${escapeHtml(text)}</system-out>`;
      const name = escapeAttribute(`${line}:${column} ${describe(finding)}`);
      return `    <testcase classname="${rule}" name="${name}" file="${escapeAttribute(file)}">${result}</testcase>`;
    });
    if (error !== undefined)
      cases.push(
        `    <testcase classname="files" name="read"><error message="${escapeAttribute(error)}"/></testcase>`,
      );
    if (cases.length === 0) cases.push('    <testcase classname="files" name="check"/>');
    const errors = error === undefined ? 0 : 1;
    return [
      `  <testsuite name="${escapeAttribute(file)}" tests="${cases.length}" failures="${failures}" errors="${errors}">`,
      ...cases,
      '  </testsuite>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="devspace-check">',
    ...suites,
    '</testsuites>',
  ].join('\n');
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
function formatGithub(report: Report): string {
  const {files} = report;
  const commands = files.flatMap(({file, findings, error}) => [
    ...(error === undefined ? [] : [formatCommand('error', {file}, error)]),
    ...findings.map((finding) => {
      const {line, column, length, severity, rule, hint} = finding;
      const place = {file, line, endLine: line, col: column, endColumn: column + length};
      const properties = {...place, title: `devspace.yaml: ${rule}`};
      return formatCommand(COMMANDS[severity], properties, `${describe(finding)}\nFix: ${hint}`);
    }),
  ]);
  return [...commands, summarize(report)].join('\n');
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
function formatSarif({files, tool: {version, url}}: Report): string {
  const ids = Object.keys(rules);
  const locate = (file: string) => ({artifactLocation: {uri: uriOf(file)}});
  const toSarifFix = (file: string, fix: ConfigFix) => {
    const replacement = {deletedRegion: regionOf(fix), insertedContent: {text: fix.newText}};
    return {artifactChanges: [{...locate(file), replacements: [replacement]}]};
  };
  const results = files.flatMap(({file, findings}) =>
    findings.map((finding) => {
      const {severity, rule, hint, fix} = finding;
      return {
        ruleId: rule,
        ruleIndex: ids.indexOf(rule),
        level: LEVELS[severity],
        message: {text: `${describe(finding)}. Fix: ${/[.?!]$/.test(hint) ? hint : `${hint}.`}`},
        locations: [{physicalLocation: {...locate(file), region: regionOf(finding)}}],
        ...(fix && {fixes: [toSarifFix(file, fix)]}),
      };
    }),
  );
  const unread = files
    .filter(({error}) => error !== undefined)
    .map(({file, error: text}) => {
      return {level: 'error', message: {text}, locations: [{physicalLocation: locate(file)}]};
    });
  const driver = {
    name: 'devspace-check',
    version,
    ...(url !== undefined && {informationUri: url}),
    rules: Object.entries(rules).map(([id, text]) => ({id, shortDescription: {text}})),
  };
  const invocation = {
    executionSuccessful: unread.length === 0,
    toolExecutionNotifications: unread,
  };
  const run = {
    tool: {driver},
    columnKind: 'utf16CodeUnits',
    invocations: [invocation],
    results,
  };
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return JSON.stringify({$schema, version: '2.1.0', runs: [run]}, undefined, 2);
}

export const reporters = {
  text: formatText,
  json: formatJson,
  github: formatGithub,
  junit: formatJunit,
  sarif: formatSarif,
} as const satisfies Readonly<Record<string, (report: Report) => string>>;

export type ReportFormat = keyof typeof reporters;
