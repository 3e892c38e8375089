import {execSync} from 'node:child_process';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import * as prettier from 'prettier';
import {loadTree} from '@devspace-docs/common/node';
import {cutVersion} from './cut-version.ts';
import type {Cut} from './cut.ts';
import {formatReport} from './report.ts';

async function format(file: string, text: string): Promise<string> {
  if (!/\.(?:json|ts)$/.test(file)) return text;
  return prettier.format(text, {...(await prettier.resolveConfig(file)), filepath: file});
}

function run(command: string): void {
  console.log(`> ${command}`);
  execSync(command, {stdio: 'inherit'});
}

/**
 * Adds a version to the repository in the working directory.
 *
 * @returns The report, with the remaining manual steps.
 */
export async function runCut(cut: Cut): Promise<string> {
  run(`npx docusaurus docs:version ${cut.from.label}`);
  // Docusaurus doesn't format these files.
  for (const file of [
    'versions.json',
    `versioned_sidebars/version-${cut.from.label}-sidebars.json`,
  ])
    await writeFile(file, await format(file, await readFile(file, 'utf8')));
  for (const [file, text] of cutVersion(cut, loadTree('.'))) {
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, await format(file, text));
  }
  // In a new process, because this one has loaded the previous list of versions.
  run('npm run --silent generate -- changes cli config errors releases lists');
  return formatReport(cut);
}
