import {readScript, type ScriptCommand, type ScriptWord} from '@devspace-docs/devspace-check';

export type CallWord = Pick<ScriptWord, 'length' | 'start' | 'text'>;

/** A call of DevSpace: the arguments after the program. */
export interface DevspaceCall {
  readonly program: CallWord;
  readonly words: readonly CallWord[];
}

export type ShellDialect = 'posix' | 'powershell';

/** Programs that run the command after them. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'command',
  'env',
  'exec',
  'nohup',
  'npx',
  'sudo',
  'time',
  'timeout',
  'watch',
  'xargs',
]);

const SHELLS = /^(?:.*\/)?(?:ba|da|z)?sh$/;
const PROGRAM = /^(?:.*\/)?devspace(?:\.exe)?$/;
const ASSIGNMENT = /^[A-Za-z_][\w-]*=/;
/** The duration in `timeout 5m devspace dev`. */
const AMOUNT = /^\d+[smhd]?$/;

/** `<name>` in a usage line, which a shell would parse as two redirections. */
const PLACEHOLDER = /<([A-Za-z][\w. -]*)>/g;

/** Converts a script to Bash syntax. Keeps all offsets. */
export function toBash(source: string, dialect: ShellDialect = 'posix'): string {
  const bash = source.replace(
    PLACEHOLDER,
    (_, name: string) => `_${name.replaceAll(/[ .]/g, '_')}_`,
  );
  if (dialect === 'posix') return bash;
  return bash
    .replaceAll('\\', '/')
    .replaceAll('`', '\\')
    .replace(/^(\s*)&(?= )/gm, '$1 ');
}

/** Index of the program, after assignments and wrappers such as `sudo`. */
function programIndex(words: readonly CallWord[]): number {
  let isWrapped = false;
  return words.findIndex(({text}) => {
    if (ASSIGNMENT.test(text)) return false;
    if (isWrapped && (text.startsWith('-') || AMOUNT.test(text))) return false;
    if (!WRAPPERS.has(text)) return true;
    isWrapped = true;
    return false;
  });
}

/** A script in an argument: of `sh -c`, or of an `echo` that writes to a file. */
function scriptIn(
  words: readonly ScriptWord[],
  program: number,
  source: string,
): ScriptWord | undefined {
  const name = words[program]?.text ?? '';
  const flag = words.findIndex(({text}) => /^-[a-z]*c$/.test(text));
  if (SHELLS.test(name) && flag >= 0) return words[flag + 1];
  const last = words.at(-1);
  if (!last || !/^(?:echo|printf)$/.test(name)) return undefined;
  return /^\s*>/.test(source.slice(last.start + last.length)) ? last : undefined;
}

function moveWord(word: CallWord, by: number): CallWord {
  return {...word, start: word.start + by};
}

function callsOf({name, words: rest}: ScriptCommand, source: string): DevspaceCall[] {
  const words = [name, ...rest];
  const first = programIndex(words);
  const script = scriptIn(words, first, source);
  // Skips scripts with escapes, because offsets in them are unknown.
  if (script?.isFixed && script.length === script.text.length + 2) {
    return findDevspaceCalls(script.text).map((call) => ({
      program: moveWord(call.program, script.start + 1),
      words: call.words.map((word) => moveWord(word, script.start + 1)),
    }));
  }
  return words.flatMap((program, index) => {
    // `run_watch --path '*.go' -- devspace …` runs the command after the dashes.
    const isProgram = index === first || words[index - 1]?.text === '--';
    return isProgram && PROGRAM.test(program.text)
      ? [{program, words: words.slice(index + 1)}]
      : [];
  });
}

/** Finds the DevSpace calls in a shell script, including its substitutions, groups and quoted scripts. */
export function findDevspaceCalls(source: string, dialect: ShellDialect = 'posix'): DevspaceCall[] {
  // Avoids parsing most scripts.
  if (!source.includes('devspace')) return [];
  const bash = toBash(source, dialect);
  const restore = (word: ScriptWord): ScriptWord => {
    const {start, length} = word;
    const written = source.slice(start, start + length);
    return /<[A-Za-z]/.test(written) ? {...word, text: written} : word;
  };
  return readScript(bash)
    .commands.map(({name, words}) => ({
      name: restore(name),
      // The end of a PowerShell block isn't an argument.
      words: words.filter(({text}) => text !== '}').map(restore),
    }))
    .flatMap((command) => callsOf(command, bash));
}
