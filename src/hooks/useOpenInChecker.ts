import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

/** Returns a function that opens a config on the page "Check your devspace.yaml". */
export function useOpenInChecker(): (config: string) => Promise<void> {
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  return async (config) => {
    const {CHECK_PAGE, encodeShared} = await import('@site/src/lib/config-check/share');
    history.push(withBaseUrl(CHECK_PAGE) + (await encodeShared(config)));
  };
}
