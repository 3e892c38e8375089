/** How many warnings each rule may have before they fail the check. */
import type {Problem} from '../pages/types.ts';

/** Warnings allowed, by rule; a rule that is left out has none to spare. */
type WarningBudget = Readonly<Record<string, number>>;

/** A rule with warnings or errors. */
export interface RuleCount {
  readonly rule: string;
  readonly errors: number;
  readonly warnings: number;
  readonly budget: number;
}

/** Counts problems by rule, in the order of the rules. */
export function countProblems(
  problems: readonly Problem[],
  ruleNames: readonly string[],
  budget: WarningBudget,
): RuleCount[] {
  return ruleNames
    .map((rule) => {
      const own = problems.filter((problem) => problem.rule === rule);
      const warnings = own.filter(({severity}) => severity === 'warning').length;
      return {rule, errors: own.length - warnings, warnings, budget: budget[rule] ?? 0};
    })
    .filter(({errors, warnings}) => errors + warnings > 0);
}

/** Whether the check fails: by an error, or by more warnings than a rule may have. */
export function isFailed(counts: readonly RuleCount[]): boolean {
  return counts.some(({errors, warnings, budget}) => errors > 0 || warnings > budget);
}
