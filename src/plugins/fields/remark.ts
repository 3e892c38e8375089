/** Adds the markup to `<Fields of="dev.*.sync" />`, and imports the component. */
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeText, isJsx, readAttributes} from '@devspace-docs/content-lint';
import {versionsByLabel} from '@devspace-docs/versions';
import {readDocsPath} from '@devspace-docs/versions/node';
import {importNode, variableAttribute} from '../mdx-nodes.ts';

const COMPONENT = 'Fields';

export default function remarkFields() {
  return (tree: Root, file: VFile): void => {
    const imports: ReturnType<typeof importNode>[] = [];
    visit(tree, (node) => {
      if (!isJsx(node) || node.name !== COMPONENT) return;
      const of = attributeText(readAttributes(node), 'of');
      const version = readDocsPath(path.relative(file.cwd, file.path))?.version;
      if (of === undefined || !version)
        throw new Error(`<${COMPONENT}> requires a path in \`of\`, on a page of a version.`);
      const name = `fields${imports.length}`;
      const query = new URLSearchParams({fields: of, version});
      imports.push(importNode(name, `@site/${versionsByLabel[version].schemaFile}?${query}`));
      node.attributes.push(variableAttribute('html', name));
    });
    if (imports.length === 0) return;
    tree.children.unshift(importNode(COMPONENT, '@site/src/components/Fields'), ...imports);
  };
}
