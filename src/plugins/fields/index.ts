/**
 * Renders the config fields that pages show with `<Fields of="…" />`, from the schemas.
 * `remark.ts` imports the results into the pages, and `static-markup` keeps them out of the JavaScript.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findHistory} from '@devspace-docs/reference';
import {readSteps, findUses, renderSelection} from '@devspace-docs/reference/node';
import {readFields, selectFields} from '@devspace-docs/config-language/node';
import {loadTree} from '@devspace-docs/common/node';
import {versions} from '@devspace-docs/versions';
import {renderCode} from '../code-highlight/render.ts';
import {markupFile, PLUGIN} from './markup-file.ts';

const PAGES = versions.map(({docsFolder}) => `${docsFolder}/**/*.mdx`);

export default function fields({siteDir}: LoadContext): Plugin<ReadonlyMap<string, string>> {
  return {
    name: PLUGIN,
    getPathsToWatch: () => ['schema/**', ...PAGES].map((pattern) => path.join(siteDir, pattern)),
    async loadContent() {
      const steps = readSteps();
      const markup = new Map<string, string>();
      for (const use of findUses(loadTree(siteDir, PAGES))) {
        const file = markupFile(use);
        if (markup.has(file)) continue;
        const selection = selectFields(readFields(use.version), use.of);
        const history = findHistory(use.version, steps);
        const highlight = (yaml: string): Promise<string> => renderCode(yaml, 'yaml', false);
        markup.set(file, await renderSelection(selection, {history, highlight}));
      }
      return markup;
    },
    async contentLoaded({content, actions}) {
      for (const [file, html] of content) await actions.createData(file, html);
    },
  };
}
