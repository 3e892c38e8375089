/**
 * Adds an inline script to the head of every page that keeps the page readable if other scripts fail to
 * load (see load-guard.ts), and a stylesheet for readers without JavaScript.
 */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {guardLoading, type LoadGuardSettings} from './load-guard.ts';
import {writeScript} from '../inline-script/write-script.ts';

/** Milliseconds without a response after which the server is considered unreachable. */
const ANSWER_TIMEOUT = 5000;

const source = fileURLToPath(new URL('./load-guard.ts', import.meta.url));

export default function loadGuard({baseUrl}: LoadContext): Plugin {
  const settings: LoadGuardSettings = {baseUrl, answerTimeout: ANSWER_TIMEOUT};
  return {
    name: 'load-guard',
    getClientModules: () => ['./offline-navigation.ts'],
    injectHtmlTags: () => ({
      headTags: [
        // A file, because the Content-Security-Policy blocks `style` elements.
        {
          tagName: 'noscript',
          innerHTML: `<link rel="stylesheet" href="${baseUrl}css/without-scripts.css">`,
        },
        {
          tagName: 'script',
          innerHTML: writeScript(readFileSync(source, 'utf8'), guardLoading.name, settings),
        },
      ],
    }),
    getPathsToWatch: () => [source],
  };
}
