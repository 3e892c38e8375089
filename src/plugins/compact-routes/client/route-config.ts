/**
 * Why: react-router-config turns the path of every route into a regular expression, one after the
 * other until one fits, and makes an element for each of them. Here a path without placeholders is
 * compared as text, and only the route that fits is rendered.
 * Replaces: react-router-config 5.1, of which Docusaurus 3.10 uses these two functions.
 */
import {createElement, type ComponentType, type ReactNode} from 'react';
import {matchPath, Route, useLocation, type match as Match} from 'react-router';
import {isSamePath} from './is-same-path.ts';

interface ConfiguredRoute {
  readonly path: string;
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly component: ComponentType<Record<string, unknown>>;
  readonly routes?: readonly ConfiguredRoute[];
}

/** A route on the way to a page, and what the address gave it. */
interface MatchedRoute {
  readonly route: ConfiguredRoute;
  readonly match: Match;
}

/** Characters that mean more than themselves in the path of a route. */
const PLACEHOLDER = /[:*?+()\\[\]{}]/;

function matchRoute({path, exact, strict}: ConfiguredRoute, pathname: string): Match | null {
  if (exact && !PLACEHOLDER.test(path) && !isSamePath(path, pathname)) return null;
  return matchPath(pathname, {path, exact, strict});
}

/** The routes that lead to a page, from the outermost one to its own. */
export function matchRoutes(routes: readonly ConfiguredRoute[], pathname: string): MatchedRoute[] {
  for (const route of routes) {
    const match = matchRoute(route, pathname);
    if (match) return [{route, match}, ...matchRoutes(route.routes ?? [], pathname)];
  }
  return [];
}

interface RoutesProps {
  readonly routes: readonly ConfiguredRoute[];
  readonly extraProps: Readonly<Record<string, unknown>> | undefined;
}

function Routes({routes, extraProps}: RoutesProps): ReactNode {
  const {pathname} = useLocation();
  const index = routes.findIndex((route) => matchRoute(route, pathname) !== null);
  const route = routes[index];
  if (!route) return null;
  const {path, exact, strict} = route;
  return createElement(Route, {
    // Another page is another route: nothing of the last one stays.
    key: index,
    path,
    exact,
    strict,
    render: (props) => createElement(route.component, {...props, ...extraProps, route}),
  });
}

/** Renders the first route that fits the address. */
export function renderRoutes(
  routes: readonly ConfiguredRoute[] | undefined,
  extraProps?: Readonly<Record<string, unknown>>,
): ReactNode {
  return routes ? createElement(Routes, {routes, extraProps}) : null;
}
