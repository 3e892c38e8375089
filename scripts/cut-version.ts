/**
 * Adds a new latest version: `npm run version:cut 7.x`.
 *
 * The current latest version gets its own folder and URLs. The new version starts as a copy of it, and
 * the report lists the remaining manual steps.
 *
 * --config-version VERSION  format of devspace.yaml, if the new version changes it: v3beta1
 */
import {execSync} from 'node:child_process';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import * as prettier from 'prettier';
import {versions} from '@devspace-docs/versions';
import {loadTree} from '@devspace-docs/common/node';
import {runMain} from '@devspace-docs/tasks';
import {readCut, cutVersion, findMentions, formatReport} from '@devspace-docs/version-cut';

async function format(file: string, text: string): Promise<string> {
  if (!/\.(?:json|ts)$/.test(file)) return text;
  return prettier.format(text, {...(await prettier.resolveConfig(file)), filepath: file});
}

function run(command: string): void {
  console.log(`> ${command}`);
  execSync(command, {stdio: 'inherit'});
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {'config-version': {type: 'string'}},
    allowPositionals: true,
  });
  const cut = readCut(positionals[0], values['config-version'], versions);
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
  run('npm run --silent generate -- changes cli config lists');
  console.log(`\n${formatReport(cut, findMentions(cut, loadTree('.')))}`);
}

void runMain(main);
