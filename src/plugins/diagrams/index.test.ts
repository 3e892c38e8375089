import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import remarkDiagrams from './index.ts';
import {nameDiagram} from './name-diagram.ts';

const SOURCE = 'flowchart LR\n  a --> b';

function transform(root: Root, isDrawn: boolean): Root {
  remarkDiagrams({exists: () => isDrawn})(root, new VFile());
  return root;
}

function parse(lang: string): Root {
  return {type: 'root', children: [{type: 'code', lang, value: SOURCE}]};
}

describe('remarkDiagrams', () => {
  it('shows the drawing in place of the fence', () => {
    const [component, imported, shown] = transform(parse('mermaid'), true).children;
    expect(component).toMatchObject({
      value: 'import DiagramMarkup from "@site/src/components/StaticMarkup"',
    });
    expect(imported).toMatchObject({
      type: 'mdxjsEsm',
      value: `import Diagram0 from "@site/src/generated/diagrams/${nameDiagram(SOURCE)}"`,
    });
    expect(shown).toMatchObject({type: 'mdxJsxFlowElement', name: 'DiagramMarkup'});
  });

  it('says how to draw a diagram that is missing', () => {
    expect(() => transform(parse('mermaid'), false)).toThrow('npm run generate:diagrams');
  });

  it('leaves other fences alone', () => {
    expect(transform(parse('yaml'), false)).toEqual(parse('yaml'));
  });
});

describe('nameDiagram', () => {
  it('gives another name to another source, but not for blank lines around it', () => {
    expect(nameDiagram(SOURCE)).toMatch(/^[0-9a-f]{12}\.html$/);
    expect(nameDiagram(`${SOURCE}\n`)).toBe(nameDiagram(SOURCE));
    expect(nameDiagram(SOURCE.replace('b', 'c'))).not.toBe(nameDiagram(SOURCE));
  });
});
