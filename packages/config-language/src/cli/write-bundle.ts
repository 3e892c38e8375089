/** Bundles the config check CLI into one file that only needs Node.js. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {versions} from '@devspace-docs/versions';

/** Path of the bundle, relative to the site root. */
export const CLI_FILE = 'tools/devspace-check.mjs';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Source of the entry point, which passes the schemas to the CLI. */
function entry(): string {
  const imports = versions.map(({schemaFile}, index) => `import s${index} from './${schemaFile}';`);
  const schemas = versions.map(({label}, index) => `'${label}': s${index}`);
  return `${imports.join('\n')}
import {createFormats} from './packages/config-language/src/check/schemas.ts';
import {main} from './packages/config-language/src/cli/run.ts';
const schemas = {${schemas.join(', ')}};
await main(createFormats((version) => schemas[version]));`;
}

/**
 * Writes `tools/devspace-check.mjs`.
 *
 * @param outDir - Folder of the built site.
 * @param siteUrl - URL of the site, with a trailing slash.
 */
export async function writeCheckCli(outDir: string, siteUrl: string): Promise<void> {
  const {outputFiles} = await build({
    stdin: {contents: entry(), resolveDir: ROOT, loader: 'ts'},
    bundle: true,
    minify: true,
    // The Node.js builds of some packages need `require`; their browser builds don't.
    platform: 'browser',
    external: ['node:*'],
    format: 'esm',
    target: 'node20',
    legalComments: 'inline',
    banner: {
      js: `#!/usr/bin/env node\n/* Checks devspace.yaml files: ${siteUrl}tools/check\n * Licenses of the packages in this file: ${siteUrl}third-party-licenses.txt */`,
    },
    write: false,
  });
  const file = path.join(outDir, CLI_FILE);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, outputFiles.map(({text}) => text).join(''));
}
