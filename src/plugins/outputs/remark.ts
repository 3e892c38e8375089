/**
 * Replaces `<Output id="…" />` with a code block that shows the recording, or a part of it. With `play`,
 * readers can play the recording.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {readAttributes, readConsole} from '@devspace-docs/pages';
import {selectOutput} from '@devspace-docs/reference';
import {readRecordings} from '@devspace-docs/reference/node';
import {readDocsPath} from '@devspace-docs/versions/node';
import {findElements, importNode, textAttribute} from '../mdx-nodes.ts';

const TAG = 'Output';
const PLAYER = 'Recording';

export default function remarkOutputs() {
  return (tree: Root, file: VFile): void => {
    const page = readDocsPath(path.relative(file.cwd, file.path));
    let isPlayed = false;
    for (const {element, parent, index} of findElements(tree, TAG)) {
      const attributes = readAttributes(element);
      const read = (name: string): string | undefined => attributes.get(name);
      const recording = page && readRecordings(page.version).get(read('id') ?? '');
      if (!recording)
        throw new Error(`<${TAG}> requires an \`id\` of schema/outputs, on a page of a version.`);
      const title = read('title');
      const block = selectOutput(recording, {part: read('part'), names: read('names'), title});
      const code = {type: 'code', ...block, position: element.position} as const;
      parent.children[index] = code;
      if (!attributes.has('play')) continue;
      isPlayed = true;
      const command = readConsole(block.value).findLast(({kind}) => kind === 'command')?.text;
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: PLAYER,
        attributes: [textAttribute('label', command ?? title ?? 'Output')],
        children: [code],
      };
    }
    if (isPlayed) tree.children.unshift(importNode(PLAYER, `@site/src/components/${PLAYER}`));
  };
}
