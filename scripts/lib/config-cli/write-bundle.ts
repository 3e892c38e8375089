/** Publishes the command line as one file that needs nothing but Node.js. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {versions} from '../../../src/config/versions.ts';

/** Path of the file, below the root of the site. */
export const CLI_FILE = 'tools/devspace-check.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The program: the schemas, and what `scripts/check-config.ts` runs. */
function entry(): string {
  const imports = versions.map(({schemaFile}, index) => `import s${index} from './${schemaFile}';`);
  const calls = versions.map(({label}, index) => `provideSchema('${label}', s${index});`);
  return `${imports.join('\n')}
import {provideSchema} from './src/lib/config-check/schemas.ts';
import {main} from './scripts/lib/config-cli/main.ts';
${calls.join('\n')}
await main();`;
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
    // Packages as they are in the browser: their versions for Node.js need `require`.
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
