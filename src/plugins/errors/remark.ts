/**
 * Marks the lists of the error catalog that contain a cause and a fix, for `src/css/facts.css`, and replaces
 * `<Error id="…" />` with an entry of the catalog: its message, its cause and its fix, followed by the content of the
 * element.
 */
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type {List, Root} from 'mdast';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readAttributes} from '@devspace-docs/pages';
import {renderErrorReference} from '@devspace-docs/reference';
import {readErrors} from '@devspace-docs/reference/node';
import {readDocsPath} from '@devspace-docs/versions/node';
import {messageAnchor} from '../message-anchor.ts';
import {findElements, textAttribute} from '../mdx-nodes.ts';

const TAG = 'Error';

/** The bold text that an item starts with: `Cause:`. */
function labelOf({children: [paragraph]}: List['children'][number]): string {
  const [label] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const [text] = label?.type === 'strong' ? label.children : [];
  return text?.type === 'text' ? text.value : '';
}

export default function remarkErrors(this: Processor) {
  const parse = (markdown: string): Root => this.parse(markdown) as Root;
  return (tree: Root, file: VFile): void => {
    const page = readDocsPath(path.relative(file.cwd, file.path));
    const slugger = new GithubSlugger();
    for (const {element} of findElements(tree, TAG)) {
      const id = readAttributes(element).get('id');
      const entry = page && id !== undefined && readErrors(page.version).get(id);
      if (!entry)
        throw new Error(`<${TAG}> requires an \`id\` of schema/errors, on a page of a version.`);
      const anchor = messageAnchor(entry.error.message, slugger);
      element.name = 'div';
      element.attributes = [textAttribute('id', anchor), textAttribute('className', 'error-entry')];
      const {children} = parse(renderErrorReference(entry, page.path));
      // The content of the element adds what applies only to this page.
      const nodes = [...children, ...element.children];
      element.children = nodes as typeof element.children;
    }
    visit(tree, 'list', (list) => {
      const labels = list.children.map(labelOf);
      if (!labels.includes('Cause:') || labels.at(-1) !== 'Fix:') return;
      list.data = {hProperties: {className: ['facts', 'facts--error']}};
    });
  };
}
