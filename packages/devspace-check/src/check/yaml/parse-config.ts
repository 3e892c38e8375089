/** Parses YAML and finds its problems. */
import {isCollection, parseAllDocuments, type Document, type YAMLError} from 'yaml';
import type {VersionLabel} from '@devspace-docs/versions';
import {findConverted, findDuplicates, NodeCheck} from './check-nodes.ts';
import {dialectOf, parserOptions, type Dialect} from './dialect.ts';
import {explainError, findUnclosed, isError, type SyntaxProblem} from './explain-error.ts';
import {findRefused, joinLines, nameCharacter, OTHER_BREAKS} from './go-syntax.ts';
import {locatorOf, MAX_DIAGNOSTICS, YamlDocument, type LocateAt, type YamlFile} from './yaml.ts';

/** Errors of the yaml package for text that Go's parsers accept. */
function isAccepted({code, message, pos: [start]}: YAMLError, source: string): boolean {
  return (
    // `go-syntax.ts` finds tabs.
    code === 'TAB_AS_INDENT' ||
    message.startsWith('Comments must be separated') ||
    (code === 'BAD_DQ_ESCAPE' && source.startsWith("\\'", start))
  );
}

function readDocuments(code: string, dialect: Dialect): Document.Parsed[] {
  const documents = [...parseAllDocuments(code, parserOptions(dialect))];
  return documents.filter((document) => 'toJS' in document);
}

/** Maximum number of lists, maps or strings whose lines are joined. */
const MAX_JOINED = 20;

/** Parses text like Go's parsers, which ignore the indentation in brackets and quotes. */
function readConfig(
  code: string,
  dialect: Dialect,
): {readonly text: string; readonly documents: Document.Parsed[]} {
  let text = code.replace(OTHER_BREAKS, '\n');
  let documents = readDocuments(text, dialect);
  for (let count = 0; count < MAX_JOINED; count += 1) {
    const [document] = documents;
    const error = document?.errors[0];
    const at = error?.pos[0] ?? 0;
    // In brackets, `-` is a string if no space follows, whose text doesn't matter.
    if (error?.code === 'BLOCK_IN_FLOW' && /^-[,\]}]/.test(text.slice(at, at + 2))) {
      text = `${text.slice(0, at)}_${text.slice(at + 1)}`;
      documents = readDocuments(text, dialect);
      continue;
    }
    if (!document || !error || !/^(?:Flow |Missing closing )/.test(error.message)) break;
    const [start] = findUnclosed(document, text);
    const joined = start === undefined ? undefined : joinLines(text, start);
    if (joined === undefined || joined.text === text) break;
    const parsed = readDocuments(joined.text, dialect);
    const next = parsed[0]?.errors[0];
    // If a bracket or quote is missing, the text up to the next one isn't a list, map or string.
    if (next && (next.pos[0] < joined.end || error.message.startsWith('Missing'))) break;
    text = joined.text;
    documents = parsed;
  }
  return {text, documents};
}

function columnOf(offset: number, code: string): number {
  return offset - code.lastIndexOf('\n', offset - 1) - 1;
}

/** Go's parsers read the lines above a line with less indentation as a document, and ignore the rest. */
function findIgnored({contents, errors}: Document.Parsed, code: string): SyntaxProblem | undefined {
  const [error] = errors;
  if (!error?.message.endsWith('at node end') || !isCollection(contents) || contents.flow === true)
    return undefined;
  const [from] = error.pos;
  if (columnOf(from, code) >= columnOf(contents.range[0], code)) return undefined;
  return {
    from,
    to: code.length,
    message: 'DevSpace ignores the rest of the file, because the lines above are indented more',
    hint: 'start all sections in the same column',
    severity: 'warning',
  };
}

function findProblems(document: Document.Parsed, code: string, dialect: Dialect): SyntaxProblem[] {
  const isPlain = dialect === 'plain';
  const ignored = isPlain ? undefined : findIgnored(document, code);
  const error = document.errors.find(
    (error) => isPlain || !(isAccepted(error, code) || (ignored && error.pos[0] >= ignored.from)),
  );
  // A syntax error causes further errors.
  if (error) return [explainError(error, document, code)];
  const duplicates = findDuplicates(document, code, dialect);
  if (duplicates.some(isError)) return duplicates;
  const {problems} = new NodeCheck(document, code);
  const converted = isPlain ? [] : findConverted(document, code, dialect);
  return [...duplicates, ...problems, ...converted, ...(ignored ? [ignored] : [])];
}

/** A syntax error can result from an invisible character that breaks its line. */
function explainBreak(problem: SyntaxProblem, original: string): SyntaxProblem {
  const lineStart = original.lastIndexOf('\n', problem.from) + 1;
  const [line = ''] = original.slice(lineStart).split('\n', 1);
  const at = line.search(OTHER_BREAKS);
  if (at < 0 || !isError(problem)) return problem;
  const message = `invalid YAML: the character ${nameCharacter(line, at)} starts a new line`;
  const from = lineStart + at;
  return {from, to: from + 1, message, hint: 'replace the character with a space'};
}

/** Adds what Go's parsers refuse to other problems. They stop there. */
function addRefused(
  problems: readonly SyntaxProblem[],
  document: Document.Parsed | undefined,
  code: string,
  dialect: Dialect,
): SyntaxProblem[] {
  const end = (document && findIgnored(document, code)?.from) ?? Infinity;
  const refused = findRefused(code, dialect).filter(({from}) => from < end);
  const [first] = refused;
  return [...problems.filter(({from}) => first === undefined || from < first.from), ...refused];
}

function parse(code: string, dialect: Dialect, locateAt: LocateAt): YamlFile {
  const isPlain = dialect === 'plain';
  const {text, documents} = isPlain
    ? {text: code, documents: readDocuments(code, dialect)}
    : readConfig(code, dialect);
  const problems = documents.map((document) => findProblems(document, text, dialect));
  // DevSpace doesn't read further documents.
  const shown = isPlain
    ? problems.flat()
    : addRefused(problems[0] ?? [], documents[0], text, dialect).map((problem) =>
        explainBreak(problem, code),
      );
  return {
    documents: documents.map((document, index) => {
      const all = index === 0 ? shown : (problems[index] ?? []);
      return new YamlDocument(document, text, locateAt, all.some(isError));
    }),
    diagnostics: shown.slice(0, MAX_DIAGNOSTICS).map(({from, to, newText, ...problem}) => {
      const location = locateAt(from, to);
      return {...problem, location, ...(newText !== undefined && {fix: {location, newText}})};
    }),
  };
}

/** Parses YAML 1.2. `locateAt` converts offsets in the text to locations. */
export function parseYaml(text: string, locateAt: LocateAt = locatorOf(text)): YamlFile {
  return parse(text, 'plain', locateAt);
}

/**
 * Parses a config like DevSpace.
 *
 * @param version - The version whose parser reads it. Default: the one that the text specifies.
 */
export function parseConfig(
  text: string,
  version?: VersionLabel,
  locateAt: LocateAt = locatorOf(text),
): YamlFile {
  return parse(text, dialectOf(text, version), locateAt);
}
