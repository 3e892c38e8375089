import {describe, expect, it} from 'vitest';
import {readContent, type Content} from './content.ts';

function contentOf(source: string): Content {
  return readContent(source, source.split('\n'));
}

function headingIds(source: string): string[] {
  return contentOf(source).outline.flatMap((part) =>
    part.kind === 'heading' ? [part.heading.id] : [],
  );
}

describe('headings', () => {
  it('have the ids that Docusaurus gives them', () => {
    const source = [
      '## Build & push images',
      '## `devspace dev` in CI',
      '## Build & push images',
      '## Ports {/* #my-ports */}',
      '## Logs {/* #logs of a pod */}',
      '## Use image:tag',
      '## See [the *docs*](./a.mdx)',
      '## A <b>bold</b> move',
      '## Über 100 %',
    ].join('\n\n');
    expect(headingIds(source)).toEqual([
      'build--push-images',
      'devspace-dev-in-ci',
      'build--push-images-1',
      'my-ports',
      'logs',
      'use-image',
      'see-the-docs',
      'a-bold-move',
      'über-100-',
    ]);
  });

  it('keep their text without the id, and their prose without code', () => {
    const [part] = contentOf('## Use `ports` {/* #ports */}').outline;
    expect(part).toMatchObject({
      heading: {text: 'Use ports', prose: 'Use ␣', hasOwnId: true, depth: 2},
    });
  });
});

it('lists anchors and elements between the headings', () => {
  const {outline} = contentOf(
    '## A\n\n<FlagTable>\n<FlagRow id="flag-x">\n\n### B\n\n</FlagRow>\n</FlagTable>',
  );
  const names = outline.map((part) => {
    if (part.kind === 'heading') return part.heading.text;
    return part.kind === 'anchor' ? `#${part.id}` : `<${part.element.name}>`;
  });
  expect(names).toEqual(['A', '<FlagTable>', '#flag-x', '<FlagRow>', 'B']);
});

describe('links', () => {
  it('know their label, their sentence and the place of their address', () => {
    const {links} = contentOf(
      'First one. See the [`build` page](./build.mdx "t") of *5.x*, please. Last.',
    );
    expect(links).toEqual([
      {
        element: undefined,
        address: {kind: 'text', text: './build.mdx'},
        label: 'build page',
        sentence: 'See the build page of 5.x, please',
        place: {line: 1, column: 35, length: 11},
      },
    ]);
  });

  it('take a row of a table with the head of the column for a sentence', () => {
    const table = '| a | In 4.x |\n|---|---|\n| One. Two. | [x](./x.mdx) |';
    expect(contentOf(table).links[0]?.sentence).toBe('In 4.x One. Two. x');
  });

  it('are found in the attributes of elements, whatever way a text is written', () => {
    const {links} = contentOf(
      '<Card title="Ports" href="/a" />\n\n<Link to={`/b`}>B</Link>\n\n<Link to={c}>C</Link>',
    );
    expect(links.map(({element, address, label}) => [element, address, label])).toEqual([
      ['Card', {kind: 'text', text: '/a'}, 'Ports'],
      ['Link', {kind: 'text', text: '/b'}, 'B'],
      ['Link', {kind: 'expression', code: 'c'}, 'C'],
    ]);
  });

  it('are found on the line where their address stands', () => {
    expect(contentOf('See [a\nlabel](./a.mdx).').links[0]?.place).toEqual({
      line: 2,
      column: 8,
      length: 7,
    });
  });
});

it('reads default imports with the place of what they ask for', () => {
  const {imports} = contentOf(
    "import A, {b} from './_a.mdx';\nimport {c} from '@site/src/c';\nexport const d = 1;\n\nText.",
  );
  expect(imports).toEqual([
    {name: 'A', request: './_a.mdx', place: {line: 1, column: 21, length: 8}},
    {name: undefined, request: '@site/src/c', place: {line: 2, column: 18, length: 11}},
  ]);
});

it('reads code in text with its sentence, its link and its place', () => {
  const {codeSpans} = contentOf(
    '## Old\n\nOne. In 5.x, see [the `a b`](./a.mdx) and\n  ``c `d` e``. Two.',
  );
  expect(codeSpans).toEqual([
    {
      code: 'a b',
      sentence: 'In 5.x, see the a b and\nc `d` e',
      heading: 'Old',
      link: './a.mdx',
      place: {line: 3, column: 24, length: 3},
    },
    {
      code: 'c `d` e',
      sentence: 'In 5.x, see the a b and\nc `d` e',
      heading: 'Old',
      link: undefined,
      place: {line: 4, column: 5, length: 7},
    },
  ]);
});

it('knows what introduces a fenced block', () => {
  const source =
    '<TabItem value="old" label="DevSpace 5">\n\nSet it:\n\n```bash\na\n```\n\n```bash\nb\n```\n\n</TabItem>';
  expect(contentOf(source).fences.map(({introduction}) => introduction)).toEqual([
    'old DevSpace 5 Set it:',
    'old DevSpace 5',
  ]);
});

it('places the lines of a fenced block, wherever it stands', () => {
  const {fences} = contentOf(
    '1. Run it:\n\n   ```bash title="a.sh"\n   ls\n\n   # highlight-next-line\n   cat a\n   ```',
  );
  const [fence] = fences;
  expect(fence).toMatchObject({
    language: 'bash',
    meta: 'title="a.sh"',
    place: {line: 3, column: 4, length: 20},
    highlights: [{name: 'next-line', index: 2}],
  });
  expect(fence?.placeAt(3)).toEqual({line: 7, column: 4, length: 5});
  expect(fence?.placeAt(3, 'a')).toEqual({line: 7, column: 5, length: 1});
});

it('reports what MDX cannot read, and nothing else', () => {
  const content = contentOf('## A\n\nA {b');
  expect(content.failure).toMatchObject({place: {line: 3, column: 5}});
  expect(content.outline).toEqual([]);
});
