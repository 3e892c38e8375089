import type {HostingSettings, Deployment} from '@devspace-docs/static-host';
import {clipboardHelper} from './clipboard-helper.ts';
import {legacyBasePath, redirects} from './redirects.ts';

/** How hosts serve the site. */
export function hostingSettings(deployment: Deployment): HostingSettings {
  return {
    deployment,
    redirects,
    legacyBasePath,
    // Docusaurus adds a script for the color mode to every page, and one that detects a wrong base path to
    // the landing page; src/plugins/load-guard and url-state add one each to every page.
    inlineScriptLimit: 4,
    // Only this file, because anyone can publish to a public CDN.
    externalScripts: [clipboardHelper.src],
  };
}
