import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {memoize} from '@devspace-docs/common';
import type {Site} from '@devspace-docs/pages';
import {rules} from '../rules/index.ts';
import {createProcessor} from '../rules/plugin.ts';

/**
 * Creates a processor that checks the text in an editor, which can differ from the saved one. It doesn't
 * report problems in other files, such as partials of the page.
 *
 * @param load - Returns the site with the saved files.
 */
export function createEditorProcessor(load: () => Site): Processor<Root> {
  // Each check creates a VFile, which all rules get.
  const find = memoize((file: VFile) => {
    const saved = load();
    const text = String(file);
    const isSaved = saved.file(file.path)?.source === text;
    const site = isSaved ? saved : saved.withTexts(new Map([[file.path, text]]));
    const page = site.file(file.path);
    return page && {page, site};
  });
  return createProcessor(rules, {find});
}
