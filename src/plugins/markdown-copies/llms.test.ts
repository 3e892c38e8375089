import {expect, it} from 'vitest';
import {writeFull, writeList, type PageList} from './llms.ts';
import {addPages, readGroups} from './sidebar.ts';

const list: PageList = {
  title: 'DevSpace 6.x',
  summary: 'A tool.',
  groups: [
    {
      label: 'Guides',
      pages: [
        {
          title: 'Start',
          description: 'How to start.',
          url: 'https://docs.example/start',
          copy: 'https://docs.example/start.md',
          markdown: '# Start\n',
        },
      ],
    },
    {label: 'Empty', pages: []},
  ],
  fragments: [
    {
      title: 'Passage',
      description: 'Embedded in other pages.',
      url: 'https://docs.example/fragments/passage',
      copy: 'https://docs.example/fragments/passage.md',
      markdown: 'Words.\n',
    },
  ],
  others: [{label: 'DevSpace 5.x', url: 'https://docs.example/5.x/llms.txt'}],
};

it('lists pages by group, then other lists and fragments', () => {
  expect(writeList(list)).toBe(
    '# DevSpace 6.x\n\n> A tool.\n\n## Guides\n\n- [Start](https://docs.example/start.md): How to start.\n\n## Optional\n\n- [DevSpace 5.x](https://docs.example/5.x/llms.txt)\n- [Passage](https://docs.example/fragments/passage.md): Embedded in other pages.\n',
  );
});

it('writes all pages into one file, each with its URL', () => {
  expect(writeFull(list)).toBe(
    '# DevSpace 6.x\n\n> A tool.\n\n# Start\n\n---\n\nSource: https://docs.example/start\n',
  );
});

it('reads groups from the sidebar, with ungrouped pages first', () => {
  const sidebars = {
    admin: [
      {type: 'doc', id: 'index'},
      {
        type: 'category',
        label: 'CLI',
        link: {type: 'doc', id: 'cli/index'},
        items: [{type: 'category', label: 'list', items: [{type: 'doc', id: 'cli/list'}]}],
      },
      {
        type: 'category',
        label: 'Editors',
        link: {type: 'doc', id: 'editor'},
        items: [{type: 'ref', id: 'editor'}],
      },
      {type: 'link', href: 'https://docs.example'},
    ],
  };
  expect(readGroups(sidebars as Parameters<typeof readGroups>[0])).toEqual([
    {label: 'Overview', ids: ['index']},
    {label: 'CLI', ids: ['cli/index', 'cli/list']},
    {label: 'Editors', ids: ['editor']},
  ]);
});

it('puts pages outside of the sidebar into a last group', () => {
  const groups = [{label: 'Start', ids: ['start/install']}];
  expect(addPages(groups, ['start/install', 'start/next'])).toEqual([
    ...groups,
    {label: 'More', ids: ['start/next']},
  ]);
});
