/** Starts the language server with the settings for VS Code, and checks a page that isn't saved. */
import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {EventEmitter, once} from 'node:events';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {latestVersion} from '@devspace-docs/versions';
import {afterAll, beforeAll, expect, it} from 'vitest';

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

interface Message {
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

let server: ChildProcessWithoutNullStreams;

/** Emits each message of the server: responses as `response`, and notifications by method. */
const messages = new EventEmitter();

function receive(stream: NodeJS.ReadableStream): void {
  let buffer = '';
  stream.setEncoding('latin1').on('data', (chunk: string) => {
    buffer += chunk;
    for (;;) {
      const [head, length] = /^Content-Length: (\d+)\r\n(?:[^\r\n]+\r\n)*\r\n/.exec(buffer) ?? [];
      if (head === undefined || buffer.length < head.length + Number(length)) return;
      const body = buffer.slice(head.length, head.length + Number(length));
      buffer = buffer.slice(head.length + Number(length));
      const message = JSON.parse(Buffer.from(body, 'latin1').toString()) as Message;
      messages.emit(message.method ?? 'response', message.params ?? message.result);
    }
  });
}

function send(method: string, params: unknown, id?: number): void {
  const body = JSON.stringify({jsonrpc: '2.0', id, method, params});
  server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}

async function request(method: string, params: unknown): Promise<unknown> {
  const response = once(messages, 'response');
  send(method, params, 1);
  const [result] = (await response) as unknown[];
  return result;
}

async function change(method: 'didChange' | 'didOpen', params: object): Promise<unknown> {
  const published = once(messages, 'textDocument/publishDiagnostics');
  send(`textDocument/${method}`, params);
  const [result] = (await published) as unknown[];
  return result;
}

beforeAll(async () => {
  const {'glspc.server.command': command, 'glspc.server.commandArguments': args} = settings;
  server = spawn(command, args);
  receive(server.stdout);
  const workspaceFolders = [{uri: rootUri, name: 'docs'}];
  await request('initialize', {
    processId: process.pid,
    rootUri,
    capabilities: {},
    workspaceFolders,
  });
  send('initialized', {});
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
    await request('textDocument/codeAction', {textDocument: {uri}, range, context}),
  ).toMatchObject([
    {kind: 'quickfix', edit: {changes: {[uri]: [{range, newText: '--skip-build'}]}}},
  ]);

  const contentChanges = [{text: text.replace('--skip-biuld', '--skip-build')}];
  const fixed = await change('didChange', {textDocument: {uri, version: 2}, contentChanges});
  expect(fixed).toMatchObject({uri, diagnostics: []});
}, 60_000);
