import {describe, expect, it} from 'vitest';
import {readContent, type Content} from './content.ts';

function contentOf(source: string): Content {
  return readContent(source, source.split('\n'));
}

function headingIds(source: string): string[] {
  return contentOf(source).outline.flatMap((part) => (part.kind === 'heading' ? part.id : []));
}

describe('headings', () => {
  it('have the same ids as in Docusaurus', () => {
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

  it('have text without the id, and prose without code', () => {
    const [part] = contentOf('## Use `ports` {/* #ports */}').outline;
    expect(part).toMatchObject({text: 'Use ports', prose: 'Use ␣', hasOwnId: true, depth: 2});
  });
});

it('reads ids of elements as anchors, except for names of entries', () => {
  const {outline} = contentOf('<div id="a" />\n\n<FixedIn id="b" />');
  const anchors = outline.flatMap((part) => (part.kind === 'anchor' ? part.id : []));
  expect(anchors).toEqual(['a']);
});

it('reads code spans with their sentence, link and location', () => {
  const {codeSpans} = contentOf(
    '## Old\n\nOne. In 5.x, see [the `a b`](./a.mdx) and\n  ``c `d` e``. Two.',
  );
  expect(codeSpans).toEqual([
    {
      code: 'a b',
      sentence: 'In 5.x, see the a b and\nc `d` e',
      heading: 'Old',
      link: './a.mdx',
      location: {line: 3, column: 24, length: 3},
    },
    {
      code: 'c `d` e',
      sentence: 'In 5.x, see the a b and\nc `d` e',
      heading: 'Old',
      link: undefined,
      location: {line: 4, column: 5, length: 7},
    },
  ]);
});
