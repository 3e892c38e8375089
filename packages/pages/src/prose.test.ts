import {describe, expect, it} from 'vitest';
import {readContent} from './content.ts';
import {splitSentences, type ProseBlock} from './prose.ts';

function proseOf(source: string): readonly ProseBlock[] {
  return readContent(source, source.split('\n')).prose;
}

/** Location of a word, as `line:column+length`. */
function find(source: string, word: string): string[] {
  return proseOf(source).flatMap((block) => {
    const at = block.text.indexOf(word);
    if (at < 0) return [];
    const {line, column, length} = block.locate(at, word.length);
    return [`${line}:${column}+${length}`];
  });
}

describe('prose', () => {
  it('is the text of blocks, without code', () => {
    const source = [
      '## Use `a` {/* #a */}',
      'A **bold** [link to `b`](./b.mdx), <kbd>Ctrl</kbd>.',
      '- An item\n  of two lines',
      '| Head |\n|---|\n| Cell `c` |',
      ':::tip[A tip]\n\nText.\n\n:::',
      '```bash\nno prose\n```',
    ].join('\n\n');
    expect(proseOf(source).map(({text}) => text)).toEqual([
      'Use ␣ ',
      'A bold link to ␣, Ctrl.',
      'An item\nof two lines',
      'Head',
      'Cell ␣',
      'A tip',
      'Text.',
    ]);
  });

  it('locates its words in the source', () => {
    expect(find('See `word` and word.', 'word')).toEqual(['1:16+4']);
    expect(find('- An item\n  of two words', 'words')).toEqual(['2:10+5']);
    expect(find('Escape \\{ and \\< for words.', 'words')).toEqual(['1:22+5']);
    expect(find('A [label with words](./words.mdx)', 'words')).toEqual(['1:15+5']);
  });
});

describe('splitSentences', () => {
  it.each([
    ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    ['He says "one." Then two.', ['He says "one."', 'Then two.']],
    [
      'Use it, e.g. On Mondays. Or 5.x, i.e. the old one.',
      ['Use it, e.g. On Mondays.', 'Or 5.x, i.e. the old one.'],
    ],
    ['One.\n␣ is two.', ['One.', '␣ is two.']],
    ['Use ␣. kind is slow, etc. with others.', ['Use ␣.', 'kind is slow, etc. with others.']],
    ['Version 5.18.5 of it.', ['Version 5.18.5 of it.']],
  ])('splits %j', (text, expected) => {
    const sentences = splitSentences(text);
    expect(sentences.map((sentence) => sentence.text)).toEqual(expected);
    expect(sentences.every(({text: own, start}) => text.startsWith(own, start))).toBe(true);
  });
});
