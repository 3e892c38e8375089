/**
 * Restores the state that a URL describes: open sections, tabs and the target of a link. An inline
 * script applies it before the page is painted (before-paint.ts); client modules keep it up to date.
 */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '@devspace-docs/versions';
import {reading} from '../../config/reading.ts';
import {OPEN_PARAMETER} from '../../lib/url-state/sections.ts';
import {writeScript} from '../inline-script/write-script.ts';
import {preparePage, type BeforePaintSettings} from './before-paint.ts';

const source = fileURLToPath(new URL('./before-paint.ts', import.meta.url));

export default function urlState({baseUrl}: LoadContext): Plugin {
  const settings: BeforePaintSettings = {
    baseUrl,
    paths: versions.flatMap(({path}) => path || []),
    withColorSwitch: versions
      .filter(({hasColorModeSwitch}) => hasColorModeSwitch)
      .map(({path}) => path),
    openParameter: OPEN_PARAMETER,
    openLimit: reading.openLimit,
  };
  return {
    name: 'url-state',
    getClientModules: () => ['./sections.ts', './deep-links.ts', './legacy-anchors.ts'],
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
