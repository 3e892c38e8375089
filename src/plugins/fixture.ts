/** Pages and elements for tests of plugins. */
import path from 'node:path';
import type {Element, Text} from 'hast';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Plugin, unified} from 'unified';
import {VFile} from 'vfile';

export function text(value: string): Text {
  return {type: 'text', value};
}

export function element(tagName: string, ...children: Element['children']): Element {
  return {type: 'element', tagName, properties: {}, children};
}

/**
 * Runs a remark plugin on a page.
 *
 * @param file - Path in the repository, which decides about the version.
 */
export function transform(plugin: Plugin<[], Root>, markdown: string, file: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(plugin);
  const vfile = new VFile({path: path.resolve(file), value: markdown});
  return processor.runSync(processor.parse(vfile), vfile);
}
