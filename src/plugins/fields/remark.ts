/** Adds the markup to `<Fields of="dev.*.sync" />`, and imports the component. */
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {readAttributes} from '@devspace-docs/pages';
import {versionsByLabel} from '@devspace-docs/versions';
import {readDocsPath, routeOf} from '@devspace-docs/versions/node';
import {findElements, importNode, variableAttribute} from '../mdx-nodes.ts';

const COMPONENT = 'Fields';

export default function remarkFields() {
  return (tree: Root, file: VFile): void => {
    const imports: ReturnType<typeof importNode>[] = [];
    const docsPath = readDocsPath(path.relative(file.cwd, file.path));
    for (const {element} of findElements(tree, COMPONENT)) {
      const of = readAttributes(element).get('of');
      if (of === undefined || !docsPath)
        throw new Error(`<${COMPONENT}> requires a path in \`of\`, on a page of a version.`);
      const {version} = docsPath;
      const name = `fields${imports.length}`;
      const query = new URLSearchParams({
        fields: of,
        version,
        page: routeOf(docsPath, undefined),
      });
      imports.push(importNode(name, `@site/${versionsByLabel[version].schemaFile}?${query}`));
      element.attributes.push(variableAttribute('html', name));
    }
    if (imports.length === 0) return;
    tree.children.unshift(importNode(COMPONENT, '@site/src/components/Fields'), ...imports);
  };
}
