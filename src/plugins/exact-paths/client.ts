/**
 * Shows the not-found page for paths that only resemble the path of a page. Runs before the router reads the
 * URL.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {exactPath} from './exact-path';

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const exact = exactPath(pathname, routes);
  if (exact !== pathname) {
    window.history.replaceState(window.history.state, '', exact + search + hash);
  }
}
