/**
 * Puts a small script at the beginning of the body of every page: see prepare-page.ts.
 */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSwitchVersions} from '../../config/color-mode.ts';
import {versions} from '../../config/versions.ts';
import {OPEN_PARAMETER} from '../../reading-state/sections.ts';
import {writeScript} from '../inline-script/write-script.ts';
import {preparePage, type BeforePaintSettings} from './prepare-page.ts';

const source = fileURLToPath(new URL('./prepare-page.ts', import.meta.url));

export default function beforePaint({baseUrl, siteConfig}: LoadContext): Plugin {
  const withSwitch = readSwitchVersions(siteConfig.customFields);
  const settings: BeforePaintSettings = {
    baseUrl,
    paths: versions.flatMap(({path}) => path || []),
    withColorSwitch: versions.filter(({label}) => withSwitch.includes(label)).map(({path}) => path),
    openParameter: OPEN_PARAMETER,
  };
  return {
    name: 'before-paint',
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'script',
          innerHTML: writeScript(readFileSync(source, 'utf8'), preparePage.name, settings),
        },
      ],
    }),
    getPathsToWatch: () => [source],
  };
}
