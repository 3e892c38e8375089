import {useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import routes from '@generated/routes';
import {createExactPath} from '@site/src/lib/exact-path';

let exactPath: ReturnType<typeof createExactPath> | undefined;

/** The location, which no route matches if its path differs from the path of a page in case. */
export function useExactLocation(): ReturnType<typeof useLocation> {
  const location = useLocation();
  return useMemo(() => {
    // Routes never change.
    exactPath ??= createExactPath(routes);
    return {...location, pathname: exactPath(location.pathname)};
  }, [location]);
}
