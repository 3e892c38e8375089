/**
 * Which test shows which sentence of the specification: the table of tests/e2e/spec-coverage.ts. Pure.
 */

/** A sentence of the specification, and what shows that it holds. */
export interface Statement {
  /** The part of the specification. */
  readonly part: string;
  readonly says: string;
  /** Tests as `file: title`, the title as it stands in the source, or its beginning. */
  readonly shownBy: readonly string[];
}

/** A test that has run. */
export interface TestResult {
  /** File below the folder of the repository. */
  readonly file: string;
  readonly title: string;
  readonly isPassed: boolean;
}

interface TestName {
  readonly file: string;
  readonly title: string;
}

/** Reads `file: title`. */
export function readTestName(name: string): TestName {
  const [, file, title] = /^(\S+): (.+)$/.exec(name) ?? [];
  if (file === undefined || title === undefined) {
    throw new Error(
      `"${name}" names no test: write \`tests/e2e/file.spec.ts: title of the test\`.`,
    );
  }
  return {file, title};
}

/**
 * Finds names of tests that do not exist.
 *
 * @param readSource - Text of a file; undefined if there is none.
 */
export function findMissingTests(
  statements: readonly Statement[],
  readSource: (file: string) => string | undefined,
): string[] {
  return statements.flatMap(({says, shownBy}) => {
    if (shownBy.length === 0) return [`"${says}": name a test that shows it.`];
    return shownBy.flatMap((name) => {
      const {file, title} = readTestName(name);
      const source = readSource(file);
      if (source === undefined) return [`"${says}": there is no ${file}.`];
      return source.includes(title) ? [] : [`"${says}": ${file} has no test "${title}".`];
    });
  });
}

/** Whether a title begins as the source says, in which `${…}` stands for any text. */
function isTitle(title: string, source: string): boolean {
  const pattern = source
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}`).test(title);
}

function judge(name: string, results: readonly TestResult[]): string {
  const {file, title} = readTestName(name);
  if (!file.endsWith('.spec.ts')) return '  unit';
  const own = results.filter((result) => result.file === file && isTitle(result.title, title));
  if (own.length === 0) return 'no run';
  return own.every(({isPassed}) => isPassed) ? 'passed' : 'FAILED';
}

/** The table, with what became of each test. Units are run by themselves. */
export function writeTable(
  statements: readonly Statement[],
  results: readonly TestResult[],
): string {
  const lines: string[] = [];
  let part = '';
  for (const statement of statements) {
    if (statement.part !== part) lines.push('', statement.part);
    part = statement.part;
    lines.push(`  ${statement.says}`);
    for (const name of statement.shownBy) lines.push(`    ${judge(name, results)}  ${name}`);
  }
  return `${lines.join('\n')}\n`;
}
