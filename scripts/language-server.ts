/**
 * Shows the problems that the content check finds in an editor: `npm run --silent check:editor`.
 * CONTRIBUTING.md describes the setup. The editor communicates with it in the Language Server Protocol.
 */
import {watch} from 'node:fs';
import {join} from 'node:path';
import {createEditorProcessor} from '@devspace-docs/content-lint';
import {readSite, root, type Site} from '@devspace-docs/pages';
import {createUnifiedLanguageServer} from 'unified-language-server';
import {pageModules} from '../src/config/page-modules.ts';

let site: Site | undefined;

// The rules compare a page with other files. They read the data in schema/ only once.
for (const folder of ['docs', 'versioned_docs', 'src', 'static']) {
  watch(join(root, folder), {recursive: true}, () => {
    site = undefined;
  });
}

createUnifiedLanguageServer({
  configurationSection: 'devspace-docs',
  // There is no package with this name, so the server uses the default.
  processorName: 'devspace-docs-processor',
  defaultProcessor: createEditorProcessor(() => (site ??= readSite(pageModules))),
});
