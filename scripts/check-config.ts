/**
 * Checks `devspace.yaml` files without DevSpace: `npm run check:config -- FILE ...`.
 *
 * --config-version VERSION  checks against this version, such as `v1beta11`
 *
 * Prints `FILE:LINE:COLUMN` with each problem, and fails if there are errors.
 */
import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {versions} from '../src/config/versions.ts';
import {decodeConfig} from '../src/lib/config-check/decode.ts';
import {checkConfig, type Finding} from '../src/lib/config-check/index.ts';
import './lib/config-schema/provide.ts';
import {runMain} from './lib/run-main.ts';

function format(file: string, finding: Finding): string {
  const {line, column, severity, path, message, hint} = finding;
  const subject = path === '' ? '' : `${path}: `;
  return `${file}:${line}:${column}: ${severity}: ${subject}${message}\n  fix: ${hint}`;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {'config-version': {type: 'string'}},
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new Error('Usage: npm run check:config -- FILE ...');
  const wanted = values['config-version'];
  const version = versions.find(({configVersion}) => configVersion === wanted)?.label;
  if (wanted !== undefined && !version) {
    const known = versions.map(({configVersion}) => configVersion).join(', ');
    throw new Error(`Unknown config version ${wanted}: use one of ${known}.`);
  }
  for (const file of positionals) {
    const text = decodeConfig(await readFile(file));
    const {findings} = checkConfig(text, version && {version});
    for (const finding of findings) console.log(format(file, finding));
    if (findings.some(({severity}) => severity === 'error')) process.exitCode = 1;
  }
}

void runMain(main);
