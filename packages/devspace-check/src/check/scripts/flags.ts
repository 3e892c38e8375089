/** A flag in an argument of a command or function. */
export interface FlagPart<Flag> {
  /** As written, without its value: `--tag` or `-t`. */
  readonly shown: string;
  /** Undefined if there is no such flag. */
  readonly flag: Flag | undefined;
  /** The attached value; undefined for `--tag`, whose value may be the next argument. */
  readonly value: string | undefined;
}

/**
 * Splits an argument that starts with a dash into flags and their attached values, like Go's pflag and
 * go-flags: `--tag=x`, `-t=x`, `-tx`, `-ab`. Only the last of combined flags can have a value, and flags
 * after an unknown one aren't read.
 *
 * @param find - Finds a flag by the name after `--`, or by the letter after `-`.
 */
export function readFlags<Flag extends {readonly type: string}>(
  text: string,
  find: (name: string, isShort: boolean) => Flag | undefined,
): readonly FlagPart<Flag>[] {
  const long = /^--([^=]*)(?:=(.*))?$/s.exec(text);
  if (long) {
    const [, name = '', value] = long;
    return [{shown: `--${name}`, flag: find(name, false), value}];
  }
  const parts: FlagPart<Flag>[] = [];
  let letters = text.slice(1);
  while (letters) {
    const letter = letters.charAt(0);
    letters = letters.slice(1);
    const flag = find(letter, true);
    const isLast = letters.startsWith('=') || flag?.type !== 'bool';
    const value = isLast && letters !== '' ? letters.replace(/^=/, '') : undefined;
    parts.push({shown: `-${letter}`, flag, value});
    if (isLast) break;
  }
  return parts;
}
