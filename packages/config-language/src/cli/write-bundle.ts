/** Bundles the config check CLI into one file that only needs Node.js. */
import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {versions} from '@devspace-docs/versions';
import manifest from '../../package.json' with {type: 'json'};
import type {Tool} from './report.ts';

/** Path of the bundle, relative to the site root. */
export const CLI_FILE = 'tools/devspace-check.mjs';

/** Placeholder of the hash that identifies the content of a bundle. */
const BUILD = 'BUILD_HASH';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Source of the entry point, which passes the schemas to the CLI. */
function entry(tool: Tool): string {
  const imports = versions.map(({schemaFile}, index) => `import s${index} from './${schemaFile}';`);
  const schemas = versions.map(({label}, index) => `'${label}': s${index}`);
  return `${imports.join('\n')}
import {createFormats} from './packages/config-language/src/check/schemas.ts';
import {main} from './packages/config-language/src/cli/run.ts';
const schemas = {${schemas.join(', ')}};
await main(createFormats((version) => schemas[version]), ${JSON.stringify(tool)});`;
}

/**
 * Writes `tools/devspace-check.mjs`.
 *
 * @param outDir - Folder of the built site.
 * @param siteUrl - URL of the site, with a trailing slash.
 */
export async function writeCheckCli(outDir: string, siteUrl: string): Promise<void> {
  const url = `${siteUrl}tools/check`;
  const {outputFiles} = await build({
    stdin: {
      contents: entry({version: `${manifest.version}+${BUILD}`, url}),
      resolveDir: ROOT,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    // The Node.js builds of some packages need `require`; their browser builds don't.
    platform: 'browser',
    external: ['node:*'],
    format: 'esm',
    target: 'node20',
    legalComments: 'inline',
    banner: {
      js: `#!/usr/bin/env node\n/* Checks devspace.yaml files: ${url}\n * Licenses of the packages in this file: ${siteUrl}third-party-licenses.txt */`,
    },
    write: false,
  });
  const file = path.join(outDir, CLI_FILE);
  await mkdir(path.dirname(file), {recursive: true});
  const code = outputFiles.map(({text}) => text).join('');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  await writeFile(file, code.replace(BUILD, hash));
}
