import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {latestVersion, versions, type Version} from '../../../src/config/versions.ts';
import {readCommands} from '../content/commands/cli-data.ts';
import {loadTree} from '../content/runner/load.ts';
import {toToolReference, toToolSchema, type JsonObject} from './fixture.ts';
import {compareRelease, type Release} from './index.ts';
import {formatReport} from './report.ts';

const FULL_SET = 'schema/cli/full-set.json';

const {label, schemaFile, fieldListFile} = latestVersion;
const cli = `schema/cli/${label}`;
const tree = loadTree('.', 'schema/cli/**');
const folder = mkdtempSync(path.join(tmpdir(), 'schema-import-'));
const schema = path.join(folder, 'devspace-schema.json');
const previous = path.join(folder, 'previous.json');
const commands = path.join(folder, 'cli');

afterAll(() => rmSync(folder, {recursive: true}));

/** Writes our data as the tool would publish it, after a change by the test. */
function publish(
  version: Version,
  edit: (schema: JsonObject, pages: Map<string, string>) => void = () => {},
): Required<Omit<Release, 'previous'>> {
  const tool = toToolSchema(readFileSync(version.schemaFile, 'utf8'));
  const pages = toToolReference(readCommands(version.label, tree)!);
  edit(tool, pages);
  writeFileSync(schema, JSON.stringify(tool));
  for (const [file, text] of pages) writeFileSync(path.join(commands, file), text);
  return {schema, commands, version: version.label};
}

beforeEach(() => {
  rmSync(commands, {recursive: true, force: true});
  mkdirSync(commands);
});

/** What is inside these keys of a schema. */
function inside(value: JsonObject, ...keys: readonly string[]): JsonObject {
  return keys.reduce((inner, key) => {
    const next = inner[key];
    if (typeof next !== 'object' || next === null) throw new Error(`there is no ${key}`);
    return next as JsonObject;
  }, value);
}

/** Replaces a text that has to be in the page. */
function replace(
  pages: Map<string, string>,
  file: string,
  from: string | RegExp,
  to: string,
): void {
  const text = pages.get(file) ?? '';
  expect(text).toMatch(from);
  pages.set(file, text.replace(from, to));
}

/** Lines of the report, with descriptions. */
function reportOf(release: Release): string[] {
  return formatReport(compareRelease(release)).split('\n');
}

describe('our own data in the formats of the tool', () => {
  it.each(versions.map((version) => [version.label, version] as const))(
    '%s has no differences, in descriptions neither',
    (_, version) => {
      expect(compareRelease(publish(version))).toEqual({differences: [], unstated: []});
    },
  );
});

describe('changes of a release', () => {
  it('are all reported, and nothing else', () => {
    const release = publish(latestVersion, (tool, pages) => {
      const image = inside(tool, '$defs', 'image', 'properties');
      image.platforms = {type: 'array', items: {type: 'string'}};
      delete image.network;
      image.target = {...(image.target as JsonObject), type: 'integer'};
      inside(image, 'skipPush').default = true;
      (inside(image, 'rebuildStrategy', 'oneOf', '0').enum as string[]).push('never');
      inside(tool, '$defs', 'image').required = ['image', 'dockerfile'];

      const added = pages.get('devspace_ui.md')!.replaceAll('devspace ui', 'devspace doctor');
      pages.set('devspace_doctor.md', added);
      replace(pages, 'devspace_upgrade.md', /.*--version string.*\n/, '');
      replace(pages, 'devspace_logs.md', '(default 200)', '(default 500)');
      replace(pages, 'devspace_init.md', '  -r, --reconfigure', '  -R, --reconfigure');
    });
    expect(reportOf(release)).toEqual([
      'New fields (1)',
      `  images.*.platforms: list of strings (edit ${schemaFile}, ${fieldListFile})`,
      '',
      'Removed fields (1)',
      `  images.*.network (edit ${schemaFile}, ${fieldListFile})`,
      '',
      'Changed types (1)',
      `  images.*.target: string → integer (edit ${schemaFile})`,
      '',
      'Changed defaults (1)',
      `  images.*.skipPush: false → true (edit ${schemaFile})`,
      '',
      'Changed allowed values (1)',
      `  images.*.rebuildStrategy: "default", "always", "ignoreContextChanges" → "default", "always", "ignoreContextChanges", "never" (edit ${schemaFile})`,
      '',
      'Changed required fields (1)',
      `  images.*.dockerfile: optional → required (edit ${schemaFile})`,
      '',
      'New commands (1)',
      `  devspace doctor: --dev --host --port --server (edit ${cli}/devspace_doctor.yaml, ${FULL_SET})`,
      '',
      'Removed flags (1)',
      `  devspace upgrade --version (edit ${cli}/devspace_upgrade.yaml, ${FULL_SET})`,
      '',
      'Changed short forms of flags (1)',
      `  devspace init --reconfigure: r → R (edit ${cli}/devspace_init.yaml)`,
      '',
      'Changed defaults of flags (1)',
      `  devspace logs --lines: 200 → 500 (edit ${cli}/devspace_logs.yaml)`,
      '',
      '10 differences.',
    ]);
  });

  it('are reported once if they are those of a shared flag', () => {
    const release = publish(latestVersion, (_, pages) => {
      for (const [file, text] of pages) {
        pages.set(file, text.replace('  -b, --force-build ', '      --force-build '));
        if (file === 'devspace_dev.md')
          replace(pages, file, '--skip-deploy    ', '--skip-deploy int');
      }
      replace(pages, 'devspace.md', '  -n, --namespace', '  -N, --namespace');
    });
    expect(reportOf(release)).toEqual([
      'Changed types of flags (1)',
      `  devspace dev --skip-deploy: bool → int (edit ${cli}/devspace_dev.yaml)`,
      '',
      'Changed short forms of flags (3)',
      `  devspace build --force-build: b → none (edit ${cli}/devspace_build.yaml)`,
      `  devspace --namespace: n → N (edit ${cli}/_global.yaml)`,
      `  --force-build of deploy, dev, purge, render, run-pipeline: b → none (edit ${cli}/_global.yaml)`,
      '',
      'Changed defaults of flags (1)',
      `  devspace dev --skip-deploy: false → 0 (edit ${cli}/devspace_dev.yaml)`,
      '',
      '5 differences.',
    ]);
  });

  it('cover removed commands, arguments, descriptions, deprecated fields and flags', () => {
    const release = publish(latestVersion, (tool, pages) => {
      inside(tool, '$defs', 'image', 'properties', 'target').deprecated = true;
      inside(tool, '$defs', 'Config', 'properties').profiles = {type: 'array', items: {}};
      pages.delete('devspace_restart.md');
      inside(tool, '$defs', 'image', 'properties', 'tags').description = 'Other words.';
      replace(pages, 'devspace_completion.md', 'completion SHELL', 'completion [SHELL] [FILE]');
      replace(pages, 'devspace_logs.md', '(default 200)', '(default 200) (DEPRECATED: no use)');
    });
    expect(reportOf(release)).toEqual([
      'Fields that are no longer hidden (1)',
      `  profiles (edit ${schemaFile})`,
      '',
      'Changed types (1)',
      `  profiles: list of objects → list of values of any type (edit ${schemaFile})`,
      '',
      'Deprecated fields (1)',
      `  images.*.target (edit ${schemaFile})`,
      '',
      'Removed commands (1)',
      `  devspace restart (edit ${cli}/devspace_restart.yaml, ${FULL_SET})`,
      '',
      'Changed arguments (1)',
      `  devspace completion: <SHELL> → [SHELL] [FILE] (edit ${cli}/devspace_completion.yaml)`,
      '',
      'Deprecated flags (1)',
      `  devspace logs --lines (edit ${cli}/devspace_logs.yaml)`,
      '',
      'Changed descriptions (1)',
      expect.stringMatching(/^ {2}images\.\*\.tags: .* → Other words\. \(edit /),
      '',
      '7 differences.',
      "Not compared, because the tool doesn't state them: deprecations (1). --json lists them.",
    ]);
  });

  it('do not include what the tool leaves unsaid', () => {
    const release = publish(latestVersion, (tool) => {
      const image = inside(tool, '$defs', 'image', 'properties');
      delete inside(image, 'skipPush').default;
      delete inside(image, 'rebuildStrategy', 'oneOf', '0').enum;
      delete inside(tool, '$defs', 'Config', 'properties', 'hooks').deprecated;
    });
    expect(compareRelease(release)).toEqual({
      differences: [],
      unstated: [
        {path: 'images.*.rebuildStrategy', what: 'enum'},
        {path: 'images.*.skipPush', what: 'default'},
        {path: 'hooks', what: 'deprecated'},
      ],
    });
    expect(reportOf(release)).toEqual([
      '0 differences.',
      "Not compared, because the tool doesn't state them: defaults (1), allowed values (1), deprecations (1). --json lists them.",
    ]);
  });

  it('do not include what the schema of the previous release says, too', () => {
    const spoil = (tool: JsonObject): void => {
      delete inside(tool, '$defs', 'image', 'properties').network;
    };
    publish(latestVersion, spoil);
    writeFileSync(previous, readFileSync(schema));
    const release = publish(latestVersion, (tool) => {
      spoil(tool);
      delete inside(tool, '$defs', 'image', 'properties').target;
    });
    const {differences} = compareRelease({...release, previous});
    expect(differences.map((difference) => difference.path)).toEqual(['images.*.target']);
  });

  it('of one command are read from its file', () => {
    const release = publish(latestVersion, (_, pages) =>
      replace(pages, 'devspace_logs.md', '(default 200)', '(default 500)'),
    );
    const {differences} = compareRelease({
      commands: path.join(release.commands, 'devspace_logs.md'),
    });
    expect(differences).toEqual([
      {
        kind: 'flag-default',
        path: 'devspace logs --lines',
        ours: 200,
        theirs: 500,
        edit: [`${cli}/devspace_logs.yaml`],
      },
    ]);
  });
});

describe('bad input', () => {
  it.each([
    [{}, 'Nothing to compare: pass --schema devspace-schema.json, --commands FOLDER, or both.'],
    [{schema, version: '1.x'}, /^--version 1\.x: expected one of \d+\.x, /],
    [{schema: 'none.json'}, "--schema none.json: can't be read (ENOENT: no such file"],
    [{commands: 'none'}, "--commands none: can't be read (ENOENT: no such file"],
    [
      {commands: folder},
      `--commands ${folder}: expected a file for each command, such as devspace_dev.md`,
    ],
  ])('%j', (release, message) => {
    publish(latestVersion);
    expect(() => compareRelease(release)).toThrow(message);
  });
});
