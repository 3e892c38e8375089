import {expect, it, vi} from 'vitest';
import {readReleases} from '@devspace-docs/reference/node';
import {transform as run} from '../fixture.ts';
import remarkReleases from './remark.ts';

vi.mock('@devspace-docs/reference/node', () => ({readReleases: vi.fn()}));

const problem = (id: string) => {
  const entry = {id, area: 'sync', text: `${id} fails.`, page: 'dev/sync', since: '6.3.4'};
  const fix = {
    entry,
    fixedIn: '6.3.12',
    last: '6.3.11',
    isLimit: false,
    isReleased: true,
    isSecurity: false,
  };
  return [id, {version: '6.x', ...fix}] as const;
};
vi.mocked(readReleases).mockReturnValue({
  version: '6.x',
  source: 'schema/releases/6.x.yaml',
  releases: [],
  problems: new Map([problem('one'), problem('two')]),
});

const transform = run.bind(undefined, remarkReleases);

it('shows a problem in a line, and the others of the page as a list', () => {
  const {children} = transform('<FixedIn id="one" />\n\n<FixedProblems />', 'docs/dev/sync.mdx');
  expect(children).toMatchObject([
    {
      name: 'div',
      attributes: [{value: 'fixed-in'}, {name: 'data-fixed-in'}],
      children: [
        {
          children: [
            {type: 'strong', children: [{value: '6.3.4 to 6.3.11:'}]},
            {value: ' one fails. '},
            {type: 'link', url: '../releases/index.mdx#v6-3-12'},
            {value: '.'},
          ],
        },
      ],
    },
    {type: 'list', children: [{type: 'listItem'}]},
  ]);
  expect(JSON.stringify(children[1])).toContain('../releases/upgrade-fixes.mdx#two');
});

it('rejects an unknown id, and a file outside of a version', () => {
  expect(() => transform('<FixedIn id="no" />', 'docs/a.mdx')).toThrow('requires the `id`');
  expect(() => transform('<FixedProblems />', 'src/pages/a.mdx')).toThrow('of a version');
});
