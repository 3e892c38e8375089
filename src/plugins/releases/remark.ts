/**
 * Shows problems that releases of DevSpace fix, from schema/releases:
 * - `<FixedIn id="…" />` is one of them, in a line. The search finds it on the page with all problems only, by
 *   `data-fixed-in`;
 * - `<FixedProblems />` lists the others that are about the page.
 */
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {readAttributes} from '@devspace-docs/pages';
import {problemsOfPage, renderFixedIn, renderFixedProblems} from '@devspace-docs/reference';
import {readReleases} from '@devspace-docs/reference/node';
import {readDocsPath} from '@devspace-docs/versions/node';
import {findElements, textAttribute} from '../mdx-nodes.ts';

const LINE = 'FixedIn';
const LIST = 'FixedProblems';

export default function remarkReleases(this: Processor) {
  const parse = (markdown: string): Root => this.parse(markdown) as Root;
  return (tree: Root, file: VFile): void => {
    const lines = findElements(tree, LINE);
    const lists = findElements(tree, LIST);
    if (lines.length + lists.length === 0) return;
    const page = readDocsPath(path.relative(file.cwd, file.path));
    if (!page) throw new Error(`<${LINE}> and <${LIST}> require a page of a version.`);
    const {problems} = readReleases(page.version);
    const shown = new Set<string>();
    for (const {element} of lines) {
      const id = readAttributes(element).get('id') ?? '';
      const problem = problems.get(id);
      if (!problem)
        throw new Error(`<${LINE}> requires the \`id\` of a problem in schema/releases.`);
      shown.add(id);
      element.name = 'div';
      element.attributes = [textAttribute('className', 'fixed-in'), textAttribute('data-fixed-in')];
      const {children} = parse(renderFixedIn(problem, page.path));
      element.children = children as typeof element.children;
    }
    for (const {element, parent} of lists) {
      const others = problemsOfPage(problems, page.path).filter(({entry}) => !shown.has(entry.id));
      const {children} = parse(renderFixedProblems(others, page.path));
      const siblings: Nodes[] = parent.children;
      siblings.splice(siblings.indexOf(element), 1, ...children);
    }
  };
}
