/** Starts the language server with the settings for VS Code, and checks a page that isn't saved. */
import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {latestVersion} from '@devspace-docs/versions';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';

const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  readonly 'glspc.server.command': string;
  readonly 'glspc.server.commandArguments': readonly string[];
};

const rootUri = pathToFileURL('.').href;
const uri = pathToFileURL(path.resolve('docs/getting-started/cleanup.mdx')).href;

function textOf(body: string): string {
  const saved = readFileSync('docs/getting-started/cleanup.mdx', 'utf8');
  return `${saved}\n${body}\n`;
}

let server: ChildProcessWithoutNullStreams;
let connection: MessageConnection;

/** Opens or changes the page, and returns what the server then publishes. */
async function change(method: 'didChange' | 'didOpen', params: object): Promise<unknown> {
  const published = new Promise((resolve) => {
    connection.onNotification('textDocument/publishDiagnostics', resolve);
  });
  await connection.sendNotification(`textDocument/${method}`, params);
  return published;
}

beforeAll(async () => {
  const {'glspc.server.command': command, 'glspc.server.commandArguments': args} = settings;
  server = spawn(command, args);
  connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  connection.listen();
  const workspaceFolders = [{uri: rootUri, name: 'docs'}];
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri,
    capabilities: {},
    workspaceFolders,
  });
  await connection.sendNotification('initialized', {});
}, 60_000);

afterAll(() => server.kill());

it('reports a problem in a page, offers the correction, and reports nothing after it', async () => {
  const text = textOf('Run `devspace dev --skip-biuld`.');
  const line = text.split('\n').length - 2;
  const range = {start: {line, character: 18}, end: {line, character: 30}};
  const problem = {
    range,
    severity: 1,
    source: 'devspace-docs',
    code: 'command-lines',
    message: `\`devspace dev\` has no flag \`--skip-biuld\` in ${latestVersion.label}\ndid you mean \`--skip-build\`?`,
    data: {expected: ['--skip-build']},
  };
  const textDocument = {uri, languageId: 'mdx', version: 1, text};
  expect(await change('didOpen', {textDocument})).toMatchObject({uri, diagnostics: [problem]});

  const context = {diagnostics: [problem]};
  expect(
    await connection.sendRequest('textDocument/codeAction', {textDocument: {uri}, range, context}),
  ).toMatchObject([
    {kind: 'quickfix', edit: {changes: {[uri]: [{range, newText: '--skip-build'}]}}},
  ]);

  const contentChanges = [{text: text.replace('--skip-biuld', '--skip-build')}];
  const fixed = await change('didChange', {textDocument: {uri, version: 2}, contentChanges});
  expect(fixed).toMatchObject({uri, diagnostics: []});
}, 60_000);
