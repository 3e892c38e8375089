/** The command `lsp` of the CLI: shows the problems in open files, and applies their fixes, in editors. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {
  CodeActionKind,
  createConnection,
  DiagnosticSeverity,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocuments,
  TextDocumentSyncKind,
  type CodeAction,
  type Connection,
  type Diagnostic,
  type Range,
} from 'vscode-languageserver/node';
import {TextDocument} from 'vscode-languageserver-textdocument';
import type {ConfigDiagnostic} from '../check/index.ts';
import type {ConfigFormats} from '../check/versions/schemas.ts';
import type {Location} from '../check/yaml/yaml.ts';
import {CONFIG_FILE, type FileSystem} from './find-files.ts';
import {lint} from './lint.ts';
import type {Tool} from './report.ts';
import {readSettings, SETTINGS_FILE} from './settings.ts';

const SOURCE = 'devspace-check';

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const;

/** Whether a document is a config: editors can send all YAML files. */
function isConfig(document: TextDocument): boolean {
  return (
    isFile(document.uri) &&
    (path.basename(fileURLToPath(document.uri)) === CONFIG_FILE ||
      /^version:[ \t]*["']?v\d+(?:alpha|beta)\d/m.test(document.getText()))
  );
}

/** Whether a document is saved, so that it has a path. */
function isFile(uri: string): boolean {
  return uri.startsWith('file:');
}

function rangeOf({line, column, length}: Location): Range {
  const start = {line: line - 1, character: column - 1};
  return {start, end: {...start, character: start.character + length}};
}

function toDiagnostic(finding: ConfigDiagnostic, {url}: Tool): Diagnostic {
  const {severity, rule, path: field, message, hint, fix} = finding;
  return {
    range: rangeOf(finding),
    severity: SEVERITIES[severity],
    source: SOURCE,
    code: rule,
    ...(url !== undefined && {codeDescription: {href: `${url}-rules#rules`}}),
    message: `${field === '' ? '' : `${field}: `}${message}\nFix: ${hint}`,
    // Editors return it when they ask for the fixes.
    ...(fix && {data: {range: rangeOf(fix), newText: fix.newText}}),
  };
}

function toCodeAction(uri: string, diagnostic: Diagnostic): CodeAction[] {
  const edit = diagnostic.data as {readonly range: Range; readonly newText: string} | undefined;
  if (diagnostic.source !== SOURCE || !edit) return [];
  return [
    {
      title: `Replace with ${edit.newText}`,
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnostic],
      isPreferred: true,
      edit: {changes: {[uri]: [edit]}},
    },
  ];
}

/** Serves a connection to an editor, until it closes. */
export function serve(
  connection: Connection,
  formats: ConfigFormats,
  system: FileSystem,
  tool: Tool,
): void {
  const documents = new TextDocuments(TextDocument);
  /** Reads the text in the editor instead of the saved one. */
  const editor: FileSystem = {
    ...system,
    readFile: (file) => {
      // Editors encode URIs in different ways, such as the colon of a drive.
      const open = documents
        .all()
        .find(({uri}) => isFile(uri) && fileURLToPath(uri) === path.resolve(file));
      return open
        ? Promise.resolve(new TextEncoder().encode(open.getText()))
        : system.readFile(file);
    },
  };

  async function check({uri, version}: TextDocument): Promise<Diagnostic[] | undefined> {
    const file = fileURLToPath(uri);
    const settings = await readSettings(system);
    const {files} = await lint([file], formats, editor, {settings, release: settings.release});
    const found = files.find((item) => item.file === file)?.findings ?? [];
    // The text changed in the meantime.
    if (documents.get(uri)?.version !== version) return undefined;
    return found.map((finding) => toDiagnostic(finding, tool));
  }

  async function publish(document: TextDocument): Promise<void> {
    if (!isConfig(document)) return;
    try {
      const diagnostics = await check(document);
      if (diagnostics) await connection.sendDiagnostics({uri: document.uri, diagnostics});
    } catch (error) {
      // Mistakes in the settings.
      connection.window.showErrorMessage(error instanceof Error ? error.message : String(error));
    }
  }

  connection.onInitialize(({workspaceFolders}) => {
    const root = workspaceFolders?.[0]?.uri;
    // Settings and importing files are searched for from here.
    if (root && isFile(root)) process.chdir(fileURLToPath(root));
    return {
      serverInfo: {name: SOURCE, version: tool.version},
      capabilities: {
        textDocumentSync: TextDocumentSyncKind.Incremental,
        codeActionProvider: {codeActionKinds: [CodeActionKind.QuickFix]},
      },
    };
  });
  documents.onDidChangeContent(({document}) => publish(document));
  // Other files, such as imports and settings, can change the result.
  documents.onDidSave(() => Promise.all(documents.all().map(publish)));
  documents.onDidClose(({document: {uri}}) => connection.sendDiagnostics({uri, diagnostics: []}));
  connection.onCodeAction(({textDocument: {uri}, context}) =>
    context.diagnostics.flatMap((diagnostic) => toCodeAction(uri, diagnostic)),
  );
  documents.listen(connection);
  connection.listen();
}

const USAGE = `Usage: devspace-check lsp

Starts a language server on standard input and output, for editors. It shows the problems in
devspace.yaml files and in files they import, and offers the fixes. It reads ${SETTINGS_FILE}.

Options:
  --stdio     Has no effect, because it is the default
  -h, --help  Print this help`;

/** Runs `lsp`, and returns the exit code. */
export async function runLanguageServer(
  args: readonly string[],
  formats: ConfigFormats,
  system: FileSystem & {readonly print: (text: string) => void},
  tool: Tool,
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    system.print(USAGE);
    return 0;
  }
  const unknown = args.find((argument) => argument !== '--stdio');
  if (unknown !== undefined) throw new Error(`Unknown argument ${unknown}: see lsp --help.`);
  const reader = new StreamMessageReader(process.stdin);
  serve(createConnection(reader, new StreamMessageWriter(process.stdout)), formats, system, tool);
  await new Promise<void>((resolve) => reader.onClose(() => resolve()));
  return 0;
}
