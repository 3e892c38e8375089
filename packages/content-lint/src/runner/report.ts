import type {Problem} from '../types.ts';

/** Longer source lines are truncated around the caret. */
const MAX_EXCERPT = 100;

/** Number of characters of a truncated line before the caret. */
const CONTEXT = 40;

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/** Truncates a line around the caret, and adjusts the position of the caret. */
function truncateExcerpt({excerpt, column, length}: Problem) {
  const from = Math.max(0, Math.min(column - 1 - CONTEXT, excerpt.length - MAX_EXCERPT));
  const window = excerpt.slice(from, from + MAX_EXCERPT);
  const before = from > 0 ? '…' : '';
  const after = from + MAX_EXCERPT < excerpt.length ? '…' : '';
  const start = column - 1 - from;
  const width = Math.max(1, Math.min(length, window.length - start));
  return {
    text: `${before}${window}${after}`.replaceAll('\t', ' '),
    caret: ' '.repeat(before.length + start) + '^'.repeat(width),
  };
}

/** Formats a problem like a compiler: location, rule and message, the line with a caret, and the fix. */
export function formatProblem(problem: Problem): string {
  const {file, line, column, rule, severity, message, hint} = problem;
  const {text, caret} = truncateExcerpt(problem);
  const gutter = String(line);
  const mark = severity === 'warning' ? 'warning: ' : '';
  return [
    `${file}:${line}:${column}  ${rule}  ${mark}${message}`,
    `  ${gutter} | ${text}`.trimEnd(),
    `  ${' '.repeat(gutter.length)} | ${caret}`,
    `  fix: ${hint}`,
  ].join('\n');
}

/** Formats all problems, followed by the number of problems for each rule. */
export function formatReport(problems: readonly Problem[], fileCount: number): string {
  const files = count(fileCount, 'file');
  if (problems.length === 0) return `${files} checked, no problems.`;
  const rules = [...new Set(problems.map(({rule}) => rule))].sort();
  const width = Math.max(...rules.map(({length}) => length));
  const counts = rules.map((name) => {
    const {length} = problems.filter(({rule}) => rule === name);
    return `  ${name.padEnd(width)}  ${length}`;
  });
  const total = `${files} checked, ${count(problems.length, 'problem')}:`;
  return [...problems.map(formatProblem), [total, ...counts].join('\n')].join('\n\n');
}
