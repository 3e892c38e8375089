import {expect, it} from 'vitest';
import {addVersionRoutes} from './routes.ts';

it('adds URLs for the older version, and keeps its previous URLs for the new one', () => {
  const routes = [
    {route: '/docs/5.x/a', version: '5.x', sidebar: false},
    {route: '/docs/', version: '6.x', sidebar: true},
    {route: '/docs/plugins/', version: '6.x', sidebar: false},
    {route: '/docs/redirected', version: '6.x', sidebar: false},
    {route: '/docs/search', version: null, sidebar: false},
  ];
  const pages = new Set(['', 'plugins']);
  expect(addVersionRoutes(routes, {from: '6.x', to: '7.x'}, '/docs/', pages)).toEqual([
    {route: '/docs/5.x/a', version: '5.x', sidebar: false},
    {route: '/docs/6.x/', version: '6.x', sidebar: true},
    {route: '/docs/6.x/plugins/', version: '6.x', sidebar: false},
    {route: '/docs/', version: '7.x', sidebar: true},
    {route: '/docs/plugins/', version: '7.x', sidebar: false},
    {route: '/docs/redirected', version: '7.x', sidebar: false},
    {route: '/docs/search', version: null, sidebar: false},
  ]);
});
