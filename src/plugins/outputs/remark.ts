/** Replaces `<Output id="…" />` with a code block that shows the recording, or a part of it. */
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeText, isJsx, readAttributes} from '@devspace-docs/content-lint';
import {selectOutput} from '@devspace-docs/reference';
import {readRecordings} from '@devspace-docs/reference/node';
import {readDocsPath} from '@devspace-docs/versions/node';

const TAG = 'Output';

export default function remarkOutputs() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || node.name !== TAG || !parent || index === undefined) return;
      const attributes = readAttributes(node);
      const read = (name: string): string | undefined => attributeText(attributes, name);
      const page = readDocsPath(path.relative(file.cwd, file.path));
      const recording = page && readRecordings(page.version).get(read('id') ?? '');
      if (!recording)
        throw new Error(`<${TAG}> requires an \`id\` of schema/outputs, on a page of a version.`);
      const block = selectOutput(recording, {part: read('part'), names: read('names')});
      parent.children[index] = {type: 'code', ...block, position: node.position};
    });
  };
}
