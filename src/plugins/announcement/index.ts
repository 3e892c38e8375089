/**
 * Shows a new announcement at once to readers who have closed an older one. The theme of Docusaurus
 * 3.10 hides it until they open a second page: its script only asks whether one was closed, not which.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';

/** The text of a script that forgets about the older one before the theme asks. */
export function writeScript(id: string): string {
  // As Docusaurus spells the keys. Text that looks like a tag would end the script.
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
