import {describe, expect, it} from 'vitest';
import {readHeadings} from './read-headings.ts';

describe('readHeadings', () => {
  it('reads the second and third level in order, and no other', () => {
    expect(readHeadings('# One\n## Two\ntext\n### Three\n#### Four\n##Five')).toEqual([
      'Two',
      'Three',
    ]);
  });

  it('takes off ids, code marks, emphasis and links', () => {
    const source = '## Use `ports` {/* #local-port */}\n## The *first* [step](./step.mdx#one)';
    expect(readHeadings(source)).toEqual(['Use ports', 'The first step']);
  });

  it('passes over comments in code blocks', () => {
    const source =
      '```yaml\n## not a heading\n```\n## Heading\n~~~~\n~~~\n## neither\n~~~~\n## Last';
    expect(readHeadings(source)).toEqual(['Heading', 'Last']);
  });

  it('finds nothing in a page without headings', () => {
    expect(readHeadings('')).toEqual([]);
  });
});
