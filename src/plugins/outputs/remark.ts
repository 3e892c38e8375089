/**
 * Replaces `<Output id="…" />` with a code block that shows the recording, or a part of it. With `play`,
 * readers can play the recording.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeText, isJsx, readAttributes, readConsole} from '@devspace-docs/pages';
import {selectOutput} from '@devspace-docs/reference';
import {readRecordings} from '@devspace-docs/reference/node';
import {readDocsPath} from '@devspace-docs/versions/node';
import {importNode} from '../mdx-nodes.ts';

const TAG = 'Output';
const PLAYER = 'Recording';

export default function remarkOutputs() {
  return (tree: Root, file: VFile): void => {
    const labels: string[] = [];
    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || node.name !== TAG || !parent || index === undefined) return;
      const attributes = readAttributes(node);
      const read = (name: string): string | undefined => attributeText(attributes, name);
      const page = readDocsPath(path.relative(file.cwd, file.path));
      const recording = page && readRecordings(page.version).get(read('id') ?? '');
      if (!recording)
        throw new Error(`<${TAG}> requires an \`id\` of schema/outputs, on a page of a version.`);
      const title = read('title');
      const block = selectOutput(recording, {part: read('part'), names: read('names'), title});
      const code = {type: 'code', ...block, position: node.position} as const;
      if (!attributes.has('play')) {
        parent.children[index] = code;
        return;
      }
      const command = readConsole(block.value).findLast(({kind}) => kind === 'command')?.text;
      const label = command ?? title ?? 'Output';
      labels.push(label);
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: PLAYER,
        attributes: [{type: 'mdxJsxAttribute', name: 'label', value: label}],
        children: [code],
      };
    });
    if (labels.length > 0)
      tree.children.unshift(importNode(PLAYER, `@site/src/components/${PLAYER}`));
  };
}
