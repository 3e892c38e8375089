/**
 * Comments that hide problems of the next line, with the reason:
 * `# devspace-check-ignore-next-line names: another tool creates this image`.
 */
import {codeSpan, joinWords, suggest} from '@devspace-docs/common';
import {suggestName} from './fixes.ts';
import {rules, type Rule} from './rules.ts';
import type {Diagnostic, Location} from './yaml/yaml.ts';

const COMMENT = /^\s*#\s*(devspace-check-ignore-next-line)(?![\w-])([^:]*)(?::(.*))?$/;

const ruleNames = Object.keys(rules).filter((name) => name !== 'ignores');

interface IgnoreComment {
  readonly location: Location;
  readonly text: string;
  /** The line whose problems it hides. */
  readonly target: number;
  readonly rules: readonly string[];
  readonly reason: string;
}

function findComments(text: string): IgnoreComment[] {
  if (!text.includes('devspace-check-ignore')) return [];
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, index) => {
    const [, keyword, names = '', reason = ''] = COMMENT.exec(line) ?? [];
    if (keyword === undefined) return [];
    // Multiple comments can precede a line.
    const next = lines.findIndex((other, at) => at > index && !COMMENT.test(other));
    return [
      {
        location: {line: index + 1, column: line.indexOf('#') + 1, length: line.trim().length},
        text: line.trim(),
        target: (next < 0 ? lines.length : next) + 1,
        rules: names.split(',').map((name) => name.trim()),
        reason: reason.trim(),
      },
    ];
  });
}

function checkComment(
  {location, text, rules: names, reason, target}: IgnoreComment,
  isUsed: (rule: string) => boolean,
): Diagnostic[] {
  const known = joinWords(ruleNames.map(codeSpan), 'or');
  return names.flatMap((name): Diagnostic[] => {
    if (name === '') {
      const hint = `write \`# devspace-check-ignore-next-line RULE: reason\`, where \`RULE\` is ${known}`;
      return [{location, message: 'the ignore comment has no rule', hint}];
    }
    if (!ruleNames.includes(name)) {
      const message = `unknown rule \`${name}\` in an ignore comment`;
      const suggestion = suggest(name, ruleNames);
      const fix = suggestName(suggestion, `use ${known}`, name, {location, text});
      return [{location, message, ...fix}];
    }
    if (reason === '') {
      const hint = `add the reason after a colon: \`${name}: reason\``;
      return [{location, message: 'the ignore comment has no reason', hint}];
    }
    if (isUsed(name)) return [];
    const message = `the ignore comment has no effect: line ${target} has no \`${name}\` problem`;
    return [{location, message, hint: 'remove the comment', severity: 'warning'}];
  });
}

export interface RuleDiagnostic extends Diagnostic {
  readonly rule: Rule;
}

/** Removes the problems that comments hide, and adds problems of these comments. */
export function applyIgnores(text: string, found: readonly RuleDiagnostic[]): RuleDiagnostic[] {
  const comments = findComments(text);
  if (comments.length === 0) return [...found];
  const used = new Map(comments.map((comment) => [comment, new Set<string>()]));
  const kept = found.filter(({location, rule}) => {
    const hiding = comments.filter(
      ({target, rules: names, reason}) =>
        target === location.line && reason !== '' && names.includes(rule),
    );
    for (const comment of hiding) used.get(comment)?.add(rule);
    return hiding.length === 0;
  });
  const own = comments.flatMap((comment) =>
    checkComment(comment, (rule) => used.get(comment)?.has(rule) ?? false),
  );
  return [...kept, ...own.map((diagnostic) => ({...diagnostic, rule: 'ignores' as const}))];
}
