/**
 * Packs each version of the built site into an archive that is read from disk, without a server
 * and a network: `npm run pack:offline`.
 *
 * --out DIR    writes into another folder than build-offline/
 * --dir DIR    takes another folder than build/
 * --line LINE  packs only this version, such as 5.x
 */
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readDeployment} from '../src/config/deployment.ts';
import {releaseLines} from '../src/config/versions.ts';
import {archiveName, readLine, zipFolder} from './lib/offline/pack-line.ts';
import {runMain} from './lib/run-main.ts';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      out: {type: 'string', default: 'build-offline'},
      dir: {type: 'string', default: 'build'},
      line: {type: 'string'},
    },
  });
  if (!existsSync(path.join(values.dir, 'index.html'))) {
    throw new Error(`${values.dir} holds no built site: run \`npm run build\` first.`);
  }
  const lines = releaseLines.filter(({line}) => values.line === undefined || line === values.line);
  if (lines.length === 0) {
    const known = releaseLines.map(({line}) => line).join(', ');
    throw new Error(`There is no version ${values.line}: name one of ${known}.`);
  }
  await mkdir(values.out, {recursive: true});
  const deployment = readDeployment(process.env);
  for (const {line} of lines) {
    const files = await readLine(values.dir, line, deployment);
    const name = archiveName(line);
    const archive = zipFolder(name, files);
    const target = path.join(values.out, `${name}.zip`);
    await writeFile(target, archive);
    const megabytes = (archive.length / 1e6).toFixed(1);
    console.log(`${target}: ${files.size} files, ${megabytes} MB. Open index.html in it.`);
  }
}

void runMain(main);
