/**
 * Reads what `docusaurus build` prints. Pure: text in, data out.
 */

/** A warning with the lines that belong to it, without colours. */
export interface BuildWarning {
  readonly text: string;
}

// eslint-disable-next-line no-control-regex -- colours begin with the escape character
const ANSI = /\u001b\[[0-9;?]*[A-Za-z]/g;

/** A line that Docusaurus or its bundler begins a message with. */
const MESSAGE = /^\s*\[(?:WARNING|INFO|SUCCESS|ERROR|webpackbar)\]/;

/** What Docusaurus says at the end. It ends with exit code 0 as well when it was told to stop. */
const DONE = /^\[SUCCESS\] Generated static files/m;

const WARNING = /^\s*\[WARNING\]/;

/** Takes colours and cursor movements out of terminal output. */
export function stripColours(output: string): string {
  return output.replace(ANSI, '');
}

/**
 * Finds the warnings in the output of a build.
 *
 * A warning reaches to the next message, since Docusaurus lists what it found below the first line.
 */
export function findWarnings(output: string): BuildWarning[] {
  const warnings: string[][] = [];
  let open: string[] | undefined;
  for (const line of stripColours(output).split(/\r?\n|\r/)) {
    if (MESSAGE.test(line)) {
      open = WARNING.test(line) ? [] : undefined;
      if (open) warnings.push(open);
    }
    open?.push(line.trimEnd());
  }
  return warnings.map((lines) => ({text: lines.join('\n').trim()}));
}

/** What a build came to: the words for the reader and whether it failed. */
export interface BuildVerdict {
  readonly isFailed: boolean;
  readonly message: string;
}

/** How a build ended, as its process reports it. */
export interface BuildEnd {
  /** Exit code; null when a signal ended the process. */
  readonly code: number | null;
  readonly signal: string | null;
  readonly output: string;
  readonly outDir: string;
  /** Whether a warning fails the build. */
  readonly isStrict: boolean;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Judges a finished build and says so in words, with all warnings repeated at the end. */
export function judgeBuild(end: BuildEnd): BuildVerdict {
  if (end.signal) {
    return {isFailed: true, message: `The build was stopped by ${end.signal} before it was done.`};
  }
  if (end.code !== 0) {
    return {
      isFailed: true,
      message: `The build failed with exit code ${end.code}: the cause stands above, at the last [ERROR].`,
    };
  }
  if (!DONE.test(stripColours(end.output))) {
    return {isFailed: true, message: 'The build was stopped before it was done.'};
  }
  const done = `The site was built into ${end.outDir}/`;
  const warnings = findWarnings(end.output);
  if (warnings.length === 0) return {isFailed: false, message: `${done}, without warnings.`};
  const list = warnings.map(({text}) => text).join('\n\n');
  const verdict = end.isStrict
    ? `${count(warnings.length, 'warning')} in a strict build, which allows none: mend what they name.`
    : `${done}, with ${count(warnings.length, 'warning')}.`;
  return {isFailed: end.isStrict, message: `${list}\n\n${verdict}`};
}
