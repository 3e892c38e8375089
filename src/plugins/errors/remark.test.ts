import {expect, it} from 'vitest';
import {transform as run} from '../fixture.ts';
import remarkErrors from './remark.ts';

const transform = run.bind(undefined, remarkErrors);

it('puts the entry above the content of the element', () => {
  const {children} = transform(
    '<Error id="key-regex">\n\nNote.\n\n</Error>',
    'docs/configuration/a.mdx',
  );
  expect(children).toMatchObject([
    {
      name: 'div',
      attributes: [
        {name: 'id', value: 'error-section-x-has-to-match-the-following-regex'},
        {name: 'className', value: 'error-entry'},
      ],
      children: [
        {
          type: 'paragraph',
          children: [{type: 'link', url: '../troubleshooting/errors-config.mdx#key-regex'}],
        },
        {type: 'list'},
        {type: 'paragraph', children: [{value: 'Note.'}]},
      ],
    },
  ]);
});

it('marks lists that end with a cause and a fix', () => {
  const cause = '- **Cause:** It stopped.';
  const classes = (markdown: string): unknown =>
    transform(markdown, 'docs/a.mdx').children.map(({data}) => data?.hProperties);
  expect(classes(`${cause}\n- **Fix:** Start it.`)).toEqual([
    {className: ['facts', 'facts--error']},
  ]);
  expect(classes(`${cause}\n- **See also:** The log.`)).toEqual([undefined]);
});

it('rejects an unknown id, and a file outside of a version', () => {
  expect(() => transform('<Error id="no-such-id" />', 'docs/a.mdx')).toThrow('requires an `id`');
  expect(() => transform('<Error id="key-regex" />', 'src/pages/a.mdx')).toThrow('of a version');
});
