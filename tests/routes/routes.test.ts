import {describe, expect, it} from 'vitest';
import {redirects} from '../../src/config/redirects.ts';
import {findAll, findElement, hasClass, propertyOf} from '@devspace-docs/static-host/html';
import {pageName} from '@devspace-docs/static-host/node';
import {latestVersion} from '@devspace-docs/versions';
import {deployment, listPages, NOT_FOUND, readPage, readSitemap} from '../lib/built-site.ts';
import type {Route} from '@devspace-docs/pages';
import routesJson from './routes.json';

/** Removes trailing slashes, which are optional. */
function trimRoute(route: string): string {
  return route.replace(/\/+$/, '');
}

/** The route of a page by its path relative to the base path. */
function routeOf(pagePath: string): string {
  return trimRoute(`/docs/${pagePath}`);
}

/** All URLs that were ever published. */
const routes: readonly Route[] = routesJson;
const pages = listPages().filter((file) => file !== NOT_FOUND);

/** Excluded from the sitemap: the search page, and fragments of other pages. */
const NOT_IN_SITEMAP = /^\/docs\/search$|\/fragments\//;

/** Returns the route of a URL of this site, with or without its origin. */
function toRoute(url: string): string {
  const path = url.replace(deployment.url, '');
  return path.startsWith(deployment.baseUrl)
    ? routeOf(path.slice(deployment.baseUrl.length))
    : path;
}

describe('the routes', () => {
  it('are listed only once', () => {
    const names = routes.map(({route}) => trimRoute(route));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('are built or redirected, and nothing else is built', () => {
    const built = pages.map((file) => routeOf(pageName(file)));
    const redirected = redirects.map(({from}) => routeOf(from.slice(1)));
    const listed = routes.map(({route}) => trimRoute(route));
    expect(listed.filter((route) => ![...built, ...redirected].includes(route))).toEqual([]);
    expect(built.filter((route) => !listed.includes(route))).toEqual([]);
  });

  it('are in the sitemap, if they are built', () => {
    const listed = readSitemap().map(toRoute).sort();
    const built = pages
      .map((file) => routeOf(pageName(file)))
      .filter((route) => !NOT_IN_SITEMAP.test(route));
    expect(listed).toEqual(built.sort());
  });

  it.each([
    ['4.x', '4.x/introduction'],
    [latestVersion.label, 'getting-started/introduction'],
  ])('of %s are in the sidebar that readers without JavaScript get', (version, landing) => {
    const {tree} = readPage(`${landing}.html`);
    const sidebar = findElement(tree, (element) => hasClass(element, 'sidebar-tree')) ?? tree;
    const links = findAll(sidebar, ({tagName}) => tagName === 'a');
    const shown = new Set(links.map((link) => toRoute(propertyOf(link, 'href') ?? '')));
    const expected = routes
      .filter((route) => route.version === version && route.sidebar)
      .map(({route}) => trimRoute(route))
      .filter((route) => !redirects.some(({from}) => routeOf(from.slice(1)) === route));
    expect(expected.length).toBeGreaterThan(50);
    expect(expected.filter((route) => !shown.has(route))).toEqual([]);
  });
});
