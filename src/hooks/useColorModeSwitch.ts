import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {useColorMode, type ColorMode} from '@docusaurus/theme-common';
import {versionsByLabel} from '@devspace-docs/versions';
import {useCurrentPage} from '@site/src/hooks/useCurrentPage';

const STORAGE_KEY = 'theme';

function readStoredMode(): 'light' | 'dark' {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'dark' ? 'dark' : 'light';
  } catch {
    // Storage is disabled.
    return 'light';
  }
}

/**
 * Whether the current page has the color mode switch. Keeps other pages light, even if the reader chose
 * dark mode elsewhere. On page load, the script of src/plugins/url-state does this before first paint.
 */
export function useColorModeSwitch(): boolean {
  const {search} = useLocation();
  const {version} = useCurrentPage();
  const {colorMode, setColorMode} = useColorMode();
  // The types of Docusaurus 3.10 lack this option.
  const showColorMode = setColorMode as (mode: ColorMode, options: {persist: boolean}) => void;
  const hasSwitch = versionsByLabel[version].hasColorModeSwitch;
  // Docusaurus applies the mode in the URL before first paint.
  const isInUrl = new URLSearchParams(search).has('docusaurus-theme');
  useEffect(() => {
    if (isInUrl) return;
    const mode = hasSwitch ? readStoredMode() : 'light';
    if (colorMode !== mode) showColorMode(mode, {persist: false});
    // Not `colorMode`: using the switch must not reset it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasSwitch, isInUrl]);
  useEffect(() => {
    if (hasSwitch) return undefined;
    // Docusaurus would apply a mode that the reader chooses in another browser tab.
    const ignoreModeChange = (event: StorageEvent): void => {
      if (event.key === STORAGE_KEY) event.stopImmediatePropagation();
    };
    window.addEventListener('storage', ignoreModeChange, {capture: true});
    return () => window.removeEventListener('storage', ignoreModeChange, {capture: true});
  }, [hasSwitch]);
  return hasSwitch;
}
