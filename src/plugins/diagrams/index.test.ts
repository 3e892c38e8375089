import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {diagramFile} from '@devspace-docs/drawings';
import remarkDiagrams from './index.ts';

const SOURCE = 'flowchart LR\n  a --> b';

function transform(root: Root, isRendered: boolean): {root: Root; warnings: string[]} {
  const warnings: string[] = [];
  const plugin = remarkDiagrams({
    exists: () => isRendered,
    warn: (message) => warnings.push(message),
  });
  plugin(root, new VFile({path: 'docs/a.mdx'}));
  return {root, warnings};
}

function parse(lang: string): Root {
  const position = {start: {line: 7, column: 1}, end: {line: 10, column: 4}};
  return {type: 'root', children: [{type: 'code', lang, value: SOURCE, position}]};
}

describe('remarkDiagrams', () => {
  it('replaces the fence with its SVG', () => {
    const {root, warnings} = transform(parse('mermaid'), true);
    const [component, imported, shown] = root.children;
    expect(component).toMatchObject({
      value: 'import DiagramMarkup from "@site/src/components/StaticMarkup"',
    });
    expect(imported).toMatchObject({
      type: 'mdxjsEsm',
      value: `import Diagram0 from "@site/src/generated/diagrams/${diagramFile(SOURCE)}"`,
    });
    expect(shown).toMatchObject({type: 'mdxJsxFlowElement', name: 'DiagramMarkup'});
    expect(warnings).toEqual([]);
  });

  it('keeps a fence without an SVG for the theme, and warns with file and line', () => {
    const {root, warnings} = transform(parse('mermaid'), false);
    expect(root).toEqual(parse('mermaid'));
    expect(warnings).toEqual([
      'docs/a.mdx:7 This diagram has no rendered SVG: run `npm run generate -- diagrams` and commit the result.',
    ]);
  });

  it('ignores other fences', () => {
    expect(transform(parse('yaml'), false)).toEqual({root: parse('yaml'), warnings: []});
  });
});

it('diagramFile depends on the source, but not on surrounding empty lines', () => {
  expect(diagramFile(SOURCE)).toMatch(/^[0-9a-f]{12}\.html$/);
  expect(diagramFile(`${SOURCE}\n`)).toBe(diagramFile(SOURCE));
  expect(diagramFile(SOURCE.replace('b', 'c'))).not.toBe(diagramFile(SOURCE));
});
