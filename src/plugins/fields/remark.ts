/** Adds the markup to `<Fields of="dev.*.sync" />`, and imports the component. */
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readDocsPath} from '@devspace-docs/versions/node';
import {importNode, variableAttribute} from '../mdx-nodes.ts';
import {markupFile, PLUGIN} from './markup-file.ts';

const COMPONENT = 'Fields';

export default function remarkFields() {
  return (tree: Root, file: VFile): void => {
    const imports: ReturnType<typeof importNode>[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== COMPONENT) return;
      const of = node.attributes.find((item) => 'name' in item && item.name === 'of')?.value;
      const version = readDocsPath(path.relative(file.cwd, file.path))?.version;
      if (typeof of !== 'string' || !version)
        throw new Error(`<${COMPONENT}> requires \`of\`, a quoted path, on a page of a version.`);
      const name = `fields${imports.length}`;
      const markup = markupFile({version, of});
      imports.push(importNode(name, `@generated/${PLUGIN}/default/${markup}`));
      node.attributes.push(variableAttribute('html', name));
    });
    if (imports.length === 0) return;
    tree.children.unshift(importNode(COMPONENT, '@site/src/components/Fields'), ...imports);
  };
}
