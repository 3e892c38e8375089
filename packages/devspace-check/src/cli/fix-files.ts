/** The option `--fix`: replaces what the check proposes, if that is the only solution. */
import {applyEdits, isTypo} from '@devspace-docs/common';
import {decodeConfig} from '../check/config/decode.ts';
import type {ConfigDiagnostic} from '../check/index.ts';
import type {Rule} from '../check/rules.ts';
import type {LintResult} from './lint.ts';
import type {CliSystem} from './run.ts';

/** Maximum number of rounds, because a replacement can reveal another problem. */
const MAX_ROUNDS = 10;

/** Rules whose other replacements, such as `build_images --all`, are one of multiple solutions. */
const RULES_WITH_CHOICES: readonly Rule[] = ['names', 'releases', 'scripts'];

/** Whether a replacement doesn't need a decision: an obvious typo, or another spelling of the same value. */
function isSafe({rule, hint, fix}: ConfigDiagnostic, lines: readonly string[]): boolean {
  if (!fix) return false;
  if (!hint.startsWith('did you mean')) return !RULES_WITH_CHOICES.includes(rule);
  const {line, column, length, newText} = fix;
  const oldText = lines[line - 1]?.slice(column - 1, column - 1 + length) ?? '';
  return isTypo(oldText, newText) || oldText.toLowerCase() === newText.toLowerCase();
}

function countErrors({files}: LintResult): number {
  const all = files.flatMap(({findings}) => findings);
  return all.filter(({severity}) => severity === 'error').length;
}

/**
 * Corrects files, and writes those that changed.
 *
 * @param lint - Checks the files of a system.
 * @returns The result for the corrected files, and the number of replacements.
 */
export async function fixFiles(
  lint: (system: CliSystem) => Promise<LintResult>,
  system: CliSystem,
): Promise<{readonly result: LintResult; readonly fixed: number}> {
  /** The new content of files, with the byte order mark. */
  const changed = new Map<string, string>();
  const encoder = new TextEncoder();
  const corrected: CliSystem = {
    ...system,
    readFile: (file) => {
      const text = changed.get(file);
      return text === undefined ? system.readFile(file) : Promise.resolve(encoder.encode(text));
    },
  };
  let result = await lint(corrected);
  let fixed = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = new Map(changed);
    let count = 0;
    for (const {file, findings} of result.files) {
      if (!findings.some(({fix}) => fix)) continue;
      const bytes = await corrected.readFile(file);
      const mark = bytes[0] === 0xef && bytes[1] === 0xbb ? '\uFEFF' : '';
      const text = decodeConfig(bytes);
      const lines = text.split('\n');
      const fixes = findings.flatMap((found) =>
        found.fix && isSafe(found, lines) ? [found.fix] : [],
      );
      // Those that overlap with another one are for the next round.
      const {text: next, applied} = applyEdits(text, fixes);
      if (applied.length > 0) changed.set(file, mark + next);
      count += applied.length;
    }
    if (count === 0) break;
    const next = await lint(corrected);
    if (countErrors(next) > countErrors(result)) {
      changed.clear();
      for (const [file, text] of before) changed.set(file, text);
      break;
    }
    result = next;
    fixed += count;
  }
  for (const [file, text] of changed) await system.writeFile(file, text);
  return {result, fixed};
}
