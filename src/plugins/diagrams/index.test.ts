import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {diagramFile} from '@devspace-docs/drawings';
import remarkDiagrams from './index.ts';

const SOURCE = 'flowchart LR\n  a --> b';

function transform(root: Root, exists: boolean, isBuild = true): Root {
  remarkDiagrams({exists: () => exists, isBuild})(root, new VFile({path: 'docs/a.mdx'}));
  return root;
}

function parse(lang: string): Root {
  const position = {start: {line: 7, column: 1}, end: {line: 10, column: 4}};
  return {type: 'root', children: [{type: 'code', lang, value: SOURCE, position}]};
}

describe('remarkDiagrams', () => {
  it('replaces the fence with its SVG', () => {
    const [component, imported, shown] = transform(parse('mermaid'), true).children;
    expect(component).toMatchObject({
      value: 'import DiagramMarkup from "@site/src/components/StaticMarkup"',
    });
    expect(imported).toMatchObject({
      type: 'mdxjsEsm',
      value: `import Diagram0 from "@site/src/generated/diagrams/${diagramFile(SOURCE)}"`,
    });
    expect(shown).toMatchObject({type: 'mdxJsxFlowElement', name: 'DiagramMarkup'});
  });

  it('fails in a build without an SVG, and names the line', () => {
    expect(() => transform(parse('mermaid'), false)).toThrow(
      expect.objectContaining({
        file: 'docs/a.mdx',
        line: 7,
        reason:
          'This diagram has no rendered SVG: run `npm run generate -- diagrams` and commit the result.',
      }),
    );
  });

  it('keeps a fence without an SVG for the theme in `npm start`', () => {
    expect(transform(parse('mermaid'), false, false)).toEqual(parse('mermaid'));
  });

  it('ignores other fences', () => {
    expect(transform(parse('yaml'), false)).toEqual(parse('yaml'));
  });
});

describe('diagramFile', () => {
  it('depends on the source, but not on surrounding empty lines', () => {
    expect(diagramFile(SOURCE)).toMatch(/^[0-9a-f]{12}\.html$/);
    expect(diagramFile(`${SOURCE}\n`)).toBe(diagramFile(SOURCE));
    expect(diagramFile(SOURCE.replace('b', 'c'))).not.toBe(diagramFile(SOURCE));
  });
});
