/**
 * Runs the content check during a build. The page /tested shows what it checked, and samples that passed
 * have a mark. `npm start` skips the check to start faster, and so do builds of test sites, with
 * `SKIP_CONTENT_CHECK=true`.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadCheck} from '../../../scripts/lib/content/runner/load-check.ts';
import type {VersionStatistics} from '../../lib/pages/statistics.ts';

/** Whether the content is checked. */
export function isChecking(): boolean {
  return process.env.NODE_ENV === 'production' && process.env.SKIP_CONTENT_CHECK !== 'true';
}

export default function tested(_context: LoadContext): Plugin {
  return {
    name: 'tested',
    async contentLoaded({actions}) {
      const statistics: readonly VersionStatistics[] = isChecking()
        ? (await loadCheck()).statistics
        : [];
      await actions.createData('statistics.json', JSON.stringify(statistics));
    },
  };
}
