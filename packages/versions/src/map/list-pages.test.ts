import {expect, it} from 'vitest';
import {listPages} from './list-pages.ts';

it('lists the pages of versions, without the versions and other pages', () => {
  const routes = [
    {path: '/docs/search'},
    {
      path: '/docs/',
      routes: [
        {path: '/docs/4.x', routes: [{path: '/docs/4.x'}, {path: '/docs/4.x/introduction'}]},
        {path: '/docs/', routes: [{path: '/docs/cli/'}, {path: '/docs/'}]},
      ],
    },
    {path: '*'},
  ];
  expect([...listPages(routes, '/docs/')]).toEqual(['4.x', '4.x/introduction', 'cli', '']);
});
