/**
 * Shows pages before their scripts run: page-template.ts has browsers only fetch them, and a small
 * script in the head (run-scripts.ts) runs them once there is something to read.
 *
 * Only built pages are made with that template: `docusaurus start` has another one.
 */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';
import {loading} from '../../config/loading.ts';
import {writeScript} from '../inline-script/write-script.ts';
import {RUN_MARK} from './page-template.ts';
import {runScripts, type RunScriptsSettings} from './run-scripts.ts';

const source = fileURLToPath(new URL('./run-scripts.ts', import.meta.url));

export default function paintFirst(): Plugin {
  const settings: RunScriptsSettings = {mark: RUN_MARK, paintTimeout: loading.paintTimeout};
  return {
    name: 'paint-first',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: writeScript(readFileSync(source, 'utf8'), runScripts.name, settings),
        },
      ],
    }),
    getPathsToWatch: () => [source],
  };
}
