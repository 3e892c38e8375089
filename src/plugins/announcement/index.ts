/**
 * Shows a new announcement immediately to readers who have closed an older one. The theme of Docusaurus
 * 3.10 hides it until they open a second page: its script only checks whether one was closed, not which.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';

/** Inline script that resets the dismissal of an older announcement before the theme reads it. */
export function writeScript(id: string): string {
  // The storage keys are those of Docusaurus. `</script>` in the id would end the script.
  const quoted = JSON.stringify(id).replace(/</g, '\\u003c');
  return `try{if(localStorage.getItem('docusaurus.announcement.id')!==${quoted})localStorage.removeItem('docusaurus.announcement.dismiss')}catch{}`;
}

export default function announcement({siteConfig}: LoadContext): Plugin | null {
  const {announcementBar} = siteConfig.themeConfig as unknown as ThemeConfig;
  if (!announcementBar) return null;
  return {
    name: 'announcement',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: writeScript(announcementBar.id)}],
    }),
  };
}
