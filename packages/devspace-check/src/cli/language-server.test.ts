import path from 'node:path';
import {PassThrough} from 'node:stream';
import {pathToFileURL} from 'node:url';
import {expect, it} from 'vitest';
import {
  createConnection,
  createProtocolConnection,
  type CodeAction,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver/node';
import {configFormats} from '../schema/formats.ts';
import {serve} from './language-server.ts';

const CONFIG = 'version: v2beta1\nname: my-app\nimports:\n  - path: images.yaml\nimags: {}\n';

it('reports the problems in open files, and offers fixes', async () => {
  const file = path.resolve('devspace.yaml');
  const uri = pathToFileURL(file).href;
  const files: Readonly<Record<string, string>> = {
    [file]: 'version: v2beta1\nname: saved\n',
    [path.resolve('images.yaml')]: 'version: v2beta1\nimages:\n  api: {imge: acme/api}\n',
  };
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const connection = createConnection(toServer, toClient);
  const system = {
    readFile: (name: string) => Promise.resolve(new TextEncoder().encode(files[name])),
    findKind: (name: string) => Promise.resolve(name in files ? ('file' as const) : undefined),
  };
  serve(connection, configFormats, system, {version: '1.2.3', url: 'https://example.com/check'});
  const client = createProtocolConnection(toClient, toServer);
  client.listen();
  const published = (): Promise<PublishDiagnosticsParams> =>
    new Promise((resolve) => {
      client.onNotification('textDocument/publishDiagnostics', resolve);
    });

  const {capabilities} = await client.sendRequest<{capabilities: object}>('initialize', {
    processId: null,
    rootUri: null,
    workspaceFolders: null,
    capabilities: {},
  });
  expect(capabilities).toMatchObject({codeActionProvider: {codeActionKinds: ['quickfix']}});
  const other = {languageId: 'yaml', version: 1, text: 'version: 1.0.0\n'};
  await client.sendNotification('textDocument/didOpen', {
    textDocument: {...other, uri: pathToFileURL('Chart.yaml').href},
  });
  const opened = published();
  await client.sendNotification('textDocument/didOpen', {
    textDocument: {uri, languageId: 'yaml', version: 1, text: CONFIG},
  });
  const {diagnostics, uri: openedUri} = await opened;
  expect(openedUri).toBe(uri);
  expect(diagnostics).toMatchObject([
    {
      range: {start: {line: 4, character: 0}, end: {line: 4, character: 5}},
      severity: 1,
      source: 'devspace-check',
      code: 'fields',
      codeDescription: {href: 'https://example.com/check-rules#rules'},
      message: 'imags: unknown field `imags`\nFix: did you mean `images`?',
    },
  ]);
  const range = diagnostics[0]?.range ?? expect.fail();
  const actions = await client.sendRequest<CodeAction[]>('textDocument/codeAction', {
    textDocument: {uri},
    range,
    context: {diagnostics},
  });
  expect(actions).toMatchObject([
    {title: 'Replace with images', edit: {changes: {[uri]: [{range, newText: 'images'}]}}},
  ]);

  const changed = published();
  await client.sendNotification('textDocument/didChange', {
    textDocument: {uri, version: 2},
    contentChanges: [{range, text: 'images'}],
  });
  expect((await changed).diagnostics).toEqual([]);
  client.dispose();
  connection.dispose();
});
