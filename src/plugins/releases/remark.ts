/**
 * Shows problems that releases of DevSpace fix, from schema/releases:
 * - `<FixedIn id="…" />` is one of them, in a line;
 * - `<FixedProblems />` lists the others that are about the page.
 */
import path from 'node:path';
import type {Nodes, Parents, Root} from 'mdast';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeText, isJsx, type JsxElement, readAttributes} from '@devspace-docs/pages';
import {problemsOfPage, renderFixedIn, renderFixedProblems} from '@devspace-docs/reference';
import {readReleases} from '@devspace-docs/reference/node';
import {readDocsPath} from '@devspace-docs/versions/node';
import {importNode} from '../mdx-nodes.ts';

const LINE = 'FixedIn';
const LIST = 'FixedProblems';

interface Found {
  readonly element: JsxElement;
  readonly parent: Parents;
}

function find(tree: Root, name: string): Found[] {
  const found: Found[] = [];
  visit(tree, (node, _index, parent) => {
    if (isJsx(node) && node.name === name && parent) found.push({element: node, parent});
  });
  return found;
}

function idOf({element}: Found): string {
  return attributeText(readAttributes(element), 'id') ?? '';
}

export default function remarkReleases(this: Processor) {
  const parse = (markdown: string): Root => this.parse(markdown) as Root;
  return (tree: Root, file: VFile): void => {
    const lines = find(tree, LINE);
    const lists = find(tree, LIST);
    if (lines.length + lists.length === 0) return;
    const page = readDocsPath(path.relative(file.cwd, file.path));
    if (!page) throw new Error(`<${LINE}> and <${LIST}> require a page of a version.`);
    const {problems} = readReleases(page.version);
    const shown = new Set(lines.map(idOf));
    for (const line of lines) {
      const problem = problems.get(idOf(line));
      if (!problem)
        throw new Error(`<${LINE}> requires the \`id\` of a problem in schema/releases.`);
      const {children} = parse(renderFixedIn(problem, page.path));
      line.element.attributes = [];
      line.element.children = children as typeof line.element.children;
    }
    for (const {element, parent} of lists) {
      const others = problemsOfPage(problems, page.path).filter(({entry}) => !shown.has(entry.id));
      const {children} = parse(renderFixedProblems(others, page.path));
      const siblings: Nodes[] = parent.children;
      siblings.splice(siblings.indexOf(element), 1, ...children);
    }
    if (lines.length > 0) tree.children.unshift(importNode(LINE, `@site/src/components/${LINE}`));
  };
}
