import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useColorMode, type ColorMode} from '@docusaurus/theme-common';
import {readSwitchVersions} from '@site/src/config/color-mode';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';

const STORAGE_KEY = 'theme';

function readStoredMode(): 'light' | 'dark' {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'dark' ? 'dark' : 'light';
  } catch {
    // Storage is switched off: nothing was chosen.
    return 'light';
  }
}

/**
 * Tells whether the page being read offers the color switch, and keeps the others in light: a dark
 * choice made where there is a switch must not follow readers to where there is none. For a page that
 * is loaded, src/plugins/url-state has seen to it before.
 */
export function useColorModeSwitch(): boolean {
  const {search} = useLocation();
  const {version} = useCurrentPage();
  const {customFields} = useDocusaurusContext().siteConfig;
  const {colorMode, setColorMode} = useColorMode();
  // Docusaurus 3.10 takes this option and leaves it out of the types.
  const showColorMode = setColorMode as (mode: ColorMode, options: {persist: boolean}) => void;
  const hasSwitch = readSwitchVersions(customFields).includes(version);
  // A URL may ask for a mode, which Docusaurus sets before the first paint.
  const isAskedFor = new URLSearchParams(search).has('docusaurus-theme');
  useEffect(() => {
    if (isAskedFor) return;
    const wanted = hasSwitch ? readStoredMode() : 'light';
    if (colorMode !== wanted) showColorMode(wanted, {persist: false});
    // The mode is set when the version changes, not each time the reader uses the switch.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasSwitch, isAskedFor]);
  useEffect(() => {
    if (hasSwitch) return undefined;
    // A choice in another tab of the browser is for pages with the switch.
    const keepOut = (event: StorageEvent): void => {
      if (event.key === STORAGE_KEY) event.stopImmediatePropagation();
    };
    window.addEventListener('storage', keepOut, {capture: true});
    return () => window.removeEventListener('storage', keepOut, {capture: true});
  }, [hasSwitch]);
  return hasSwitch;
}
