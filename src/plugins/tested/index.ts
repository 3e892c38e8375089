/**
 * Shows the result of the last `npm run check` of all pages: the page /tested lists what it checked, and samples
 * that passed have a mark. Without a result, there are no marks.
 */
import {existsSync, readFileSync} from 'node:fs';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {CheckResult, TestedSample} from '@devspace-docs/content-lint/result';

/** Tests that build while the check runs set another file, which doesn't exist. */
const RESULT = process.env.CHECK_RESULT ?? '.cache/content-check.json';

const NO_RESULT: CheckResult = {statistics: [], samples: {}};

/** Reads the result of the last check of all pages; undefined if there is none. */
export function readResult(): CheckResult | undefined {
  if (!existsSync(RESULT)) return undefined;
  return JSON.parse(readFileSync(RESULT, 'utf8')) as CheckResult;
}

/** Finds a sample that passed the check, by the path of its page or partial and by its code. */
export type FindTested = (file: string, code: string) => TestedSample | undefined;

/** Reads the samples that passed the last check. */
export function readTested(): FindTested {
  const {samples} = readResult() ?? NO_RESULT;
  return (file, code) => samples[file]?.[code];
}

export default function tested(_context: LoadContext): Plugin {
  return {
    name: 'tested',
    async contentLoaded({actions}) {
      const result = readResult();
      if (!result) logger.info('Samples have no marks. To add them, run `npm run check` first.');
      const {statistics} = result ?? NO_RESULT;
      await actions.createData('statistics.json', JSON.stringify(statistics));
    },
  };
}
