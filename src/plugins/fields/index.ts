/**
 * Renders the config fields that pages show with `<Fields of="…" />`, from the schemas.
 * `remark.ts` imports the results into the pages, and `static-markup` keeps them out of the JavaScript.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findHistory} from '../../../scripts/lib/changes/history.ts';
import {readSteps} from '../../../scripts/lib/changes/read-steps.ts';
import {findUses} from '../../../scripts/lib/config-reference/field-uses.ts';
import {renderSelection} from '../../../scripts/lib/config-reference/render-field.ts';
import {readFields, selectFields} from '../../../scripts/lib/config-schema/fields.ts';
import {loadTree} from '../../../scripts/lib/content/runner/load.ts';
import {versions} from '../../config/versions.ts';
import {renderCode} from '../code-blocks/render.ts';
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
