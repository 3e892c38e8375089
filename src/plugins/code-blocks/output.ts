/**
 * Colors program output: message levels, step names, prompts and user input. Pure.
 */

/** Class in src/css/code.css by message level. */
const LEVELS: Readonly<Record<string, string>> = {
  info: 'tk',
  done: 'ts',
  warn: 'tc',
  error: 'td',
  fatal: 'td',
};

/** `info`, or `[info]` in older versions. */
const LEVEL =
  /^(\d\d:\d\d:\d\d )?(?:\[(info|done|warn|error|fatal)\](?: √)?|(info|done|warn|error|fatal)(?= ))/;

/** `deploy:app`, `api build:app`, `dev:app sync`, or `[0:sync]` in older versions. */
const STEP =
  /^(?:\[\d+:\w+\]|(?:[\w.-]+ )?(?:build|deploy|dev|purge):[\w.-]+(?: (?:open|ports|sync|ssh|proxy|term|logs)\b)?)/;

const HINT = /\[Use arrows to move,[^\]]*\]/g;

function span(className: string, html: string): string {
  return `<span class="${className}">${html}</span>`;
}

function colorStart(line: string): string {
  const level = LEVEL.exec(line);
  const name = level?.[2] ?? level?.[3];
  if (level && name) return span(LEVELS[name] ?? 'tk', level[0]) + line.slice(level[0].length);
  if (line.startsWith('? ')) {
    return `${span('ts', '?')}${line.slice(1).replaceAll(HINT, (hint) => span('tu', hint))}`;
  }
  return line.replace(STEP, (step) => span('tu', step));
}

/**
 * Colors lines of output.
 *
 * @param lines - Escaped for HTML. `<kbd>` marks user input, and isn't part of the result.
 */
export function colorOutput(lines: readonly string[]): string[] {
  let isList = false;
  return lines.map((line) => {
    // The list of a prompt ends with an empty line.
    isList = line.startsWith('? ') ? line.includes('[Use arrows') : isList && line !== '';
    if (isList && line.startsWith('&gt; ')) return span('in', line);
    return colorStart(line).replaceAll(/&lt;kbd&gt;(.*?)&lt;\/kbd&gt;/g, (_, typed: string) =>
      span('in', typed),
    );
  });
}
