/** Pages that the test of this folder writes, with the scripts of the site. */
import type {Config} from '@docusaurus/types';
import {latestVersion} from '@devspace-docs/versions';
import {withFewPages} from '../fixtures/few-pages.ts';

const config: Config = withFewPages({
  path: process.env.PAGES_FOLDER,
  onlyIncludeVersions: [latestVersion.name],
});

export default config;
