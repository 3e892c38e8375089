/** What the page says about a file. */
import {latestVersion, versionsByLabel} from '@devspace-docs/versions';
import type {CheckOutcome, CheckResult, Release} from '@devspace-docs/devspace-check';
import type {ConfigText} from './useConfigText';
import type {Mode} from './useMode';

/** What a check found, with the state that its color shows. */
export interface Verdict {
  readonly state: 'bad' | 'good' | 'none' | 'warn';
  readonly text: string;
}

export const NO_VERDICT: Verdict = {state: 'none', text: ''};

export interface VerdictInput extends Pick<ConfigText, 'error' | 'opened' | 'text'> {
  readonly mode: Mode;
  readonly outcome: CheckOutcome | undefined;
  /** Whether the outcome is that of an earlier text. */
  readonly isOutdated: boolean;
  /** Why the text isn't checked. */
  readonly tooLarge: string | undefined;
  /** How many decisions the conversion leaves to the reader; undefined without a conversion. */
  readonly decisions: number | undefined;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

function summarize(
  {configVersion, target, version, diagnostics}: CheckResult,
  release: Release | undefined,
  open: string,
  advice: string,
): string {
  const [errors, warnings] = (['error', 'warning'] as const).map(
    (kind) => diagnostics.filter(({severity}) => severity === kind).length,
  );
  const format = configVersion ?? versionsByLabel[target].configVersion;
  const suffix = version ? ` in ${format} (DevSpace ${release?.name ?? target})` : '';
  const counts = [errors && count(errors, 'error'), warnings && count(warnings, 'warning')];
  const problems = counts.filter(Boolean).join(' and ');
  if (problems !== '') return `${problems}${suffix}.${open || advice}`;
  return open === '' ? `No problems found${suffix}.` : open.trim();
}

/** Whether a file is already what a conversion would make of it. */
export function isConverted(outcome: CheckOutcome | undefined): boolean {
  return outcome?.result?.configVersion === latestVersion.configVersion;
}

/** Describes the result; undefined while a check is running. */
export function describe({
  mode,
  text,
  opened,
  error,
  outcome,
  isOutdated,
  tooLarge,
  decisions,
}: VerdictInput): Verdict | undefined {
  if (error !== undefined) return {state: 'bad', text: error};
  const name = opened?.name;
  if (text.trim() === '')
    return name === undefined
      ? NO_VERDICT
      : {state: 'bad', text: `${name} is empty. Open a devspace.yaml instead.`};
  if (isOutdated && tooLarge === undefined) return undefined;
  const open = decisions
    ? ` Review ${count(decisions, 'decision')} before you use the result.`
    : '';
  if (tooLarge !== undefined) return {state: 'warn', text: `${tooLarge} It isn't checked.${open}`};
  if (!outcome?.result) return {state: 'bad', text: outcome?.error ?? ''};
  const prefix = name === undefined ? '' : `${name}: `;
  if (mode === 'convert' && decisions === undefined && isConverted(outcome))
    return {
      state: 'good',
      text: `${prefix}This file is already in the format of ${latestVersion.label}.`,
    };
  const {input, result} = outcome;
  const {diagnostics} = result;
  const errors = diagnostics.filter(({severity}) => severity === 'error').length;
  const state = errors > 0 ? 'bad' : diagnostics.length > 0 || decisions ? 'warn' : 'good';
  const advice =
    mode === 'convert' && errors > 0
      ? ` Fix the ${errors === 1 ? 'error' : 'errors'} before you convert the file.`
      : '';
  return {state, text: prefix + summarize(result, input.release, open, advice)};
}
