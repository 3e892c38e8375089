/**
 * Runs the content check during a build. The page /tested shows what it checked, and samples that passed
 * have a mark. `npm start` skips the check to start faster.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadCheck} from '../../../scripts/lib/content/runner/load-check.ts';
import type {VersionStatistics} from '../../lib/pages/statistics.ts';

/** Whether samples are checked: only in builds. */
export function isChecking(): boolean {
  return process.env.NODE_ENV === 'production';
}

export default function tested(_context: LoadContext): Plugin<readonly VersionStatistics[]> {
  return {
    name: 'tested',
    loadContent: () => (isChecking() ? loadCheck().statistics : []),
    async contentLoaded({content, actions}) {
      await actions.createData('statistics.json', JSON.stringify(content));
    },
  };
}
