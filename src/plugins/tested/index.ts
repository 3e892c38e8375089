/**
 * Shows the result of the content check in a build: the page /tested lists what it checked, and samples that
 * passed have a mark. The build runs the check, unless `npm run check` has saved a result for the same files.
 * `npm start` skips it to start faster, and so do builds of test sites, with `SKIP_CONTENT_CHECK=true`.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadCheck, type VersionStatistics} from '@devspace-docs/content-lint';
import {pageModules} from '../../config/page-modules.ts';

/** Whether the content is checked. */
export function isChecking(): boolean {
  return process.env.NODE_ENV === 'production' && process.env.SKIP_CONTENT_CHECK !== 'true';
}

export default function tested(_context: LoadContext): Plugin {
  return {
    name: 'tested',
    async contentLoaded({actions}) {
      const statistics: readonly VersionStatistics[] = isChecking()
        ? (await loadCheck(pageModules)).statistics
        : [];
      await actions.createData('statistics.json', JSON.stringify(statistics));
    },
  };
}
