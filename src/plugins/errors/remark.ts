/**
 * Replaces `<Error id="…" />` with the entry of the error catalog: its message, its cause and its fix,
 * followed by the content of the element.
 */
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeText, isJsx, type JsxElement, readAttributes} from '@devspace-docs/content-lint';
import {renderErrorReference} from '@devspace-docs/reference';
import {readErrors} from '@devspace-docs/reference/node';
import {readDocsPath} from '@devspace-docs/versions/node';
import {messageAnchor} from '../message-anchor.ts';
import {importNode} from '../mdx-nodes.ts';

const TAG = 'Error';
const COMPONENT = 'ErrorEntry';

export default function remarkErrors(this: Processor) {
  const parse = (markdown: string): Root => this.parse(markdown) as Root;
  return (tree: Root, file: VFile): void => {
    const elements: JsxElement[] = [];
    visit(tree, (node) => {
      if (isJsx(node) && node.name === TAG) elements.push(node);
    });
    if (elements.length === 0) return;
    const page = readDocsPath(path.relative(file.cwd, file.path));
    const slugger = new GithubSlugger();
    for (const element of elements) {
      const id = attributeText(readAttributes(element), 'id');
      const entry = page && id !== undefined && readErrors(page.version).get(id);
      if (!entry)
        throw new Error(`<${TAG}> requires an \`id\` of schema/errors, on a page of a version.`);
      element.name = COMPONENT;
      const anchor = messageAnchor(entry.error.message, slugger);
      element.attributes = [{type: 'mdxJsxAttribute', name: 'id', value: anchor}];
      const {children} = parse(renderErrorReference(entry, page.path));
      // The content of the element adds what applies only to this page.
      const nodes = [...children, ...element.children];
      element.children = nodes as typeof element.children;
    }
    tree.children.unshift(importNode(COMPONENT, `@site/src/components/${COMPONENT}`));
  };
}
