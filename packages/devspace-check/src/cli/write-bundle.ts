/** Bundles the config check CLI into one file that only needs Node.js, and into an npm package. */
import {createHash} from 'node:crypto';
import {copyFile, mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {versions} from '@devspace-docs/versions';
import manifest from '../../publish/package.json' with {type: 'json'};
import type {Tool} from './report.ts';
import {settingsSchema} from './settings.ts';

/** Path of the bundle, relative to the site root. */
export const CLI_FILE = 'tools/devspace-check.mjs';

/**
 * Folder of the package, relative to the site root. It contains the bundle and everything that npm, GitHub
 * Actions and pre-commit need.
 */
export const CLI_PACKAGE = 'tools/devspace-check';

/** Placeholder of the hash that identifies the content of a bundle. */
const BUILD = 'BUILD_HASH';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Source of the entry point, which passes the schemas to the CLI. */
function entry(tool: Tool): string {
  const imports = versions.map(({schemaFile}, index) => `import s${index} from './${schemaFile}';`);
  const schemas = versions.map(({label}, index) => `'${label}': s${index}`);
  return `${imports.join('\n')}
import {createFormats} from './packages/devspace-check/src/check/versions/schemas.ts';
import {main} from './packages/devspace-check/src/cli/run.ts';
const schemas = {${schemas.join(', ')}};
await main(createFormats((version) => schemas[version]), ${JSON.stringify(tool)});`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const PUBLISH = fileURLToPath(new URL('../../publish/', import.meta.url));

async function writePackage(outDir: string, siteUrl: string): Promise<void> {
  const folder = path.join(outDir, CLI_PACKAGE);
  await mkdir(folder, {recursive: true});
  for (const name of await readdir(PUBLISH)) {
    const text = await readFile(path.join(PUBLISH, name), 'utf8');
    // In a built site, `.md` files are copies of pages.
    const target = path.join(folder, path.basename(name, '.md'));
    await writeFile(target, text.replaceAll('SITE_URL', siteUrl));
  }
  const schema = JSON.stringify(settingsSchema, undefined, 2);
  await writeFile(path.join(folder, 'settings.schema.json'), `${schema}\n`);
  await copyFile(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  await copyFile(path.join(outDir, CLI_FILE), path.join(folder, path.basename(CLI_FILE)));
}

/**
 * Writes `tools/devspace-check.mjs`, its checksum and the package in `tools/devspace-check`.
 *
 * @param outDir - Folder of the built site.
 * @param siteUrl - URL of the site, with a trailing slash.
 * @returns The files in the bundle, relative to the current folder.
 */
export async function writeCheckCli(outDir: string, siteUrl: string): Promise<string[]> {
  const url = `${siteUrl}tools/check`;
  const {outputFiles, metafile} = await build({
    stdin: {
      contents: entry({
        version: `${manifest.version}+${BUILD}`,
        url,
        reportSchema: `${siteUrl}${CLI_PACKAGE}/report.schema.json`,
      }),
      resolveDir: ROOT,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    platform: 'node',
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'node20',
    legalComments: 'inline',
    banner: {
      js: `#!/usr/bin/env node\n/* Checks devspace.yaml files: ${url}\n * Licenses of the packages in this file: ${siteUrl}third-party-licenses.txt */
// Some packages need \`require\`.
import {createRequire} from 'node:module';
const require = createRequire(import.meta.url);`,
    },
    write: false,
    metafile: true,
  });
  const file = path.join(outDir, CLI_FILE);
  await mkdir(path.dirname(file), {recursive: true});
  const code = outputFiles.map(({text}) => text).join('');
  const program = code.replace(BUILD, sha256(code).slice(0, 12));
  await writeFile(file, program, {mode: 0o755});
  // The format of `sha256sum --check`.
  await writeFile(`${file}.sha256`, `${sha256(program)}  ${path.basename(file)}\n`);
  await writePackage(outDir, siteUrl);
  return Object.keys(metafile.inputs);
}
