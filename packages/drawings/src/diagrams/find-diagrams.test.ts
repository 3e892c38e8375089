import {describe, expect, it} from 'vitest';
import {diagramFile} from './diagram-file.ts';
import {compareDiagrams, findDiagrams} from './find-diagrams.ts';

const fence = (source: string): string => `\`\`\`mermaid\n${source}\n\`\`\`\n`;

describe('findDiagrams', () => {
  it('finds each diagram once, with its location', () => {
    const pages = new Map([
      ['docs/a.mdx', `Text.\n\n${fence('flowchart LR')}`],
      ['docs/b.mdx', `- Item\n\n  ${fence('flowchart LR').replaceAll('\n', '\n  ')}`],
      ['docs/c.mdx', 'The word mermaid.\n\n```text\nmermaid\n```\n'],
    ]);
    expect([...findDiagrams(pages)]).toEqual([
      [diagramFile('flowchart LR'), {location: 'docs/a.mdx:3', source: 'flowchart LR'}],
    ]);
  });

  it('reports the location of a syntax error', () => {
    expect(() => findDiagrams(new Map([['docs/a.mdx', 'mermaid <b']]))).toThrow('docs/a.mdx:1');
  });
});

it('compareDiagrams lists missing and unused files', () => {
  const diagrams = findDiagrams(new Map([['docs/a.mdx', fence('a') + fence('b')]]));
  expect(compareDiagrams(diagrams, [diagramFile('a'), 'old.html'])).toEqual({
    missing: [diagramFile('b')],
    unused: ['old.html'],
  });
});
