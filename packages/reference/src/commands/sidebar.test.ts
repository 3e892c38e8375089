import {expect, it} from 'vitest';
import {command, version} from './fixture.ts';
import {buildReference} from './model.ts';
import {renderSidebar} from './sidebar.ts';

const className = 'sidebar-code';
const use = command({command: 'devspace use', sidebar: false});
const context = command({command: 'devspace use context'});

it('groups commands by task', () => {
  const [six] = buildReference([version('6.x', [command({command: 'devspace use'}), context])]);
  expect(six && renderSidebar(six)).toEqual({
    overview: 'cli/index',
    items: [
      {
        type: 'category',
        label: 'Work',
        collapsed: true,
        items: [
          {type: 'doc', id: 'cli/devspace_deploy', className},
          {type: 'doc', id: 'cli/devspace_use', className},
          {type: 'doc', id: 'cli/devspace_use_context', className},
        ],
      },
    ],
  });
});

it('creates a category for a parent command, without a link if its page is not in the sidebar', () => {
  const [five] = buildReference([
    version('5.x', [use, context], {global: {sidebarCategories: ['devspace use']}}),
  ]);
  expect(five && renderSidebar(five)).toEqual({
    overview: 'commands/devspace',
    items: [
      {type: 'doc', id: 'commands/devspace_deploy', className},
      {
        type: 'category',
        label: 'devspace use',
        className,
        collapsed: true,
        items: [{type: 'doc', id: 'commands/devspace_use_context', className}],
      },
    ],
  });
});

it('links a category to the page of the parent command if that is in the sidebar', () => {
  const [five] = buildReference([
    version('5.x', [{...use, sidebar: true}, context], {
      global: {sidebarCategories: ['devspace use']},
    }),
  ]);
  expect(five && renderSidebar(five).items[1]).toMatchObject({
    link: {type: 'doc', id: 'commands/devspace_use'},
  });
});

it('omits pages that are not in the sidebar', () => {
  const [five] = buildReference([version('5.x', [use, {...context, sidebar: false}])]);
  expect(five && renderSidebar(five).items).toMatchObject([
    {label: 'Work', items: [{id: 'commands/devspace_deploy'}]},
  ]);
});
