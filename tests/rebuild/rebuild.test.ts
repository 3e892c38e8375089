/**
 * Builds a few pages, changes one, and builds them again. All other assets must keep their name and
 * content, because browsers cache them forever, and open tabs still request the previous names.
 */
import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** Content of the files in the folder that browsers cache forever, by their paths. */
type Assets = ReadonlyMap<string, string>;

describe('building the site again', () => {
  // In the folder of generated files, because the build only transpiles what is inside the site.
  mkdirSync(path.join(root, '.docusaurus'), {recursive: true});
  const folder = mkdtempSync(path.join(root, '.docusaurus', 'rebuild-'));
  const pages = path.join(folder, 'pages');
  const write = (name: string, body: string): void =>
    writeFileSync(path.join(pages, `${name}.mdx`), `---\ntitle: ${name}\n---\n\n${body}\n`);

  async function build(): Promise<Assets> {
    const out = mkdtempSync(path.join(tmpdir(), 'rebuild-'));
    const env = {
      ...process.env,
      CHECK_RESULT: 'none',
      PAGES_FOLDER: pages,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(root, path.join(folder, 'generated')),
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    };
    const config = 'tests/rebuild/docusaurus.config.ts';
    await run('npx', ['docusaurus', 'build', '--config', config, '--out-dir', out], {
      cwd: root,
      env,
    });
    const read = (file: string): string => readFileSync(path.join(out, file), 'utf8');
    const assets = new Map(globSync('assets/**', {cwd: out}).map((file) => [file, read(file)]));
    rmSync(out, {recursive: true});
    return assets;
  }

  /** Assets that readers of the previous build haven't cached, without their hashes. */
  const newAssets = (previous: Assets, next: Assets): string[] =>
    [...next.keys()]
      .filter((file) => !previous.has(file))
      .map((file) => path.basename(file).replace(/\.[\da-f]{8}\.\w+$/, ''))
      .sort();

  const chunkOf = (assets: Assets, text: string): string => {
    const [file = ''] = [...assets].find(([, code]) => code.includes(text)) ?? [];
    return path.basename(file).replace(/\..*/, '');
  };

  let first: Assets;
  let edited: Assets;
  let extended: Assets;

  beforeAll(async () => {
    mkdirSync(pages);
    write('index', 'Start here.');
    write('sync', 'Files are in sync.');
    write('terminal', 'Open a terminal.');
    first = await build();
    write('sync', 'Your files are in sync.');
    edited = await build();
    writeFileSync(path.join(pages, '_partial.mdx'), 'Shared text.\n');
    write(
      'sync',
      "import Partial from './_partial.mdx';\n\nYour files are in sync.\n\n<Partial />",
    );
    write('aliases', 'A page before all others.');
    extended = await build();
  });

  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('changes only the script of an edited page and the table of hashes', () => {
    expect(newAssets(first, edited)).toEqual([chunkOf(edited, 'Your files'), 'runtime~main']);
  });

  it('keeps the scripts of other pages if a page is added or imports more', () => {
    const pageAssets = [chunkOf(extended, 'Your files'), chunkOf(extended, 'A page before')];
    // `main` has all routes.
    expect(newAssets(edited, extended)).toEqual([...pageAssets, 'main', 'runtime~main'].sort());
  });

  it('never changes a file without a new name', () => {
    for (const [previous, next] of [
      [first, edited],
      [edited, extended],
    ] as const)
      for (const [file, code] of next) expect(previous.get(file) ?? code, file).toBe(code);
  });
});
