import {describe, expect, it} from 'vitest';
import {TextDocument} from 'vscode-languageserver-textdocument';
import {getLanguageService, type LanguageService} from 'yaml-language-server';
import {configFormats} from '@devspace-docs/devspace-check/node';
import {versionsByLabel, type VersionLabel} from '@devspace-docs/versions';
import {publishSchema} from './publish-schema.ts';

/** Loads the published schema of a version as VS Code and other editors do. */
function startEditor(version: VersionLabel): LanguageService {
  const schema = publishSchema(configFormats(version).schema);
  const service = getLanguageService({
    schemaRequestService: () => Promise.reject(new Error('unexpected request')),
    workspaceContext: {resolveRelativePath: (path) => path},
  });
  service.configure({
    validate: true,
    hover: true,
    completion: true,
    schemas: [{uri: 'file:///schema.json', fileMatch: ['*'], schema}],
  });
  return service;
}

let documents = 0;

/** The package caches documents by URI and version, also those of other services. */
function open(text: string): TextDocument {
  documents += 1;
  return TextDocument.create('file:///devspace.yaml', 'yaml', documents, text);
}

describe('the published schema in an editor', () => {
  it.each<[string, VersionLabel, string, string]>([
    [
      'a value that violates a pattern',
      '6.x',
      'dev: {api: {imageSelector: acme/api, ports: [{port: http}]}}',
      'Expected a port, or `local:remote`, each from 1 to 65535.',
    ],
    [
      'a name that violates a pattern',
      '6.x',
      'functions: {echo: exit 1}',
      'Expected any name except those of shell builtins.',
    ],
    [
      'a deprecated field',
      '6.x',
      'images: {api: {image: acme/api, injectRestartHelper: true}}',
      'Deprecated. Use `dev.*.restartHelper` instead.',
    ],
    [
      'a value with a warning',
      '5.x',
      'deployments: [{name: api, helm: {componentChart: true, values: {replicas: 0}}}]',
      'The component chart replaces 0 with its default, 1. Use 1 or more.',
    ],
  ])('reports %s', async (_, version, part, message) => {
    const {configVersion} = versionsByLabel[version];
    const name = version === '6.x' ? 'name: my-app\n' : '';
    const document = open(`version: ${configVersion}\n${name}${part}\n`);
    const found = await startEditor(version).doValidation(document, false);
    expect(found.map((problem) => problem.message)).toEqual([message]);
  });

  it('shows the default and when a field is required', async () => {
    const text = [
      'version: v2beta1',
      'name: my-app',
      'dev: {api: {imageSelector: acme/api, sync: [{initialSync: keepAll}]}}',
    ].join('\n');
    const document = open(text);
    const service = startEditor('6.x');
    const hoverOn = async (value: string): Promise<unknown> => {
      const hover = await service.doHover(document, document.positionAt(text.indexOf(value)));
      return hover?.contents;
    };
    const withText = (value: string): unknown =>
      expect.objectContaining({value: expect.stringContaining(value) as string});
    expect(await hoverOn('keepAll')).toEqual(withText('\n\n**Default:** `mirrorLocal`\n'));
    expect(await hoverOn('my-app')).toEqual(withText('\n\n**Required:** in the JSON schema only'));
  });

  it('completes neither deprecated fields nor those that the schema of the CLI omits', async () => {
    const service = startEditor('6.x');
    const complete = async (text: string): Promise<string[]> => {
      const document = open(text);
      const end = document.positionAt(text.length);
      const {items} = await service.doComplete(document, end, false);
      return items.map(({label}) => label);
    };
    const sections = await complete('version: v2beta1\nname: my-app\n');
    expect(sections).toContain('dev');
    expect(sections).not.toContain('hooks');
    const ofSync = await complete('dev:\n  api:\n    sync:\n      - path: ./\n        ');
    expect(ofSync).toContain('initialSync');
    expect(ofSync).not.toContain('printLogs');
  });
});
