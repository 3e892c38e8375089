/**
 * Validates regular expressions in Go's syntax, RE2: https://github.com/google/re2/wiki/Syntax.
 * It differs from that of JavaScript: no look-ahead and backreferences, but `(?i)`, `\Q…\E` and `[[:alpha:]]`.
 */

/** A valid expression. */
export interface RegexpInfo {
  /** Number of capture groups. */
  readonly groups: number;
}

/** The first problem of an invalid expression. */
export interface RegexpError {
  readonly message: string;
}

/** Maximum of a repeat count, and of the product of nested ones. */
const MAX_REPEAT = 1000;

const POSIX_CLASSES = new Set(
  'alnum alpha ascii blank cntrl digit graph lower print punct space upper word xdigit'.split(' '),
);

/** Code points of escape sequences. */
const CONTROL_CHARACTERS = new Map(Object.entries({a: 7, f: 12, n: 10, r: 13, t: 9, v: 11}));

const isWordCharacter = (text: string): boolean => /^[0-9A-Za-z]$/.test(text);

/** Whether JavaScript knows a Unicode category or script. */
function isUnicodeClass(name: string): boolean {
  if (name === 'Any') return true;
  return [name, `Script=${name}`].some((property) => {
    try {
      return new RegExp(`\\p{${property}}`, 'u') instanceof RegExp;
    } catch {
      return false;
    }
  });
}

class SyntaxProblem extends Error {}

/** A group, or the whole expression. */
interface Group {
  /** Whether a repetition can follow. */
  hasOperand: boolean;
  /** Products of nested repeat counts: of the last operand, and of the largest one. */
  lastCount: number;
  maxCount: number;
}

class Parser {
  private rest: string[];
  private readonly groups: Group[] = [{hasOperand: false, lastCount: 1, maxCount: 1}];
  private readonly names = new Set<string>();
  private captureCount = 0;

  constructor(source: string) {
    this.rest = Array.from(source);
  }

  parse(): RegexpInfo {
    let wasRepeated = false;
    while (this.rest.length > 0) {
      const isRepeated = this.parseRepetition(wasRepeated);
      if (!isRepeated) this.parseOperand();
      wasRepeated = isRepeated;
    }
    if (this.groups.length > 1) throw new SyntaxProblem('a closing `)` is missing');
    return {groups: this.captureCount};
  }

  private get group(): Group {
    const group = this.groups.at(-1);
    if (!group) throw new SyntaxProblem('`)` has no opening `(`');
    return group;
  }

  private next(): string {
    return this.rest.shift() ?? '';
  }

  private startsWith(text: string): boolean {
    return this.rest.slice(0, text.length).join('') === text;
  }

  private advance(length: number): void {
    this.rest = this.rest.slice(length);
  }

  /** The text up to `end`, which is skipped too; undefined if there is no `end`. */
  private takeUntil(end: string): string | undefined {
    const text = this.rest.join('');
    const at = text.indexOf(end);
    if (at < 0) return undefined;
    this.rest = Array.from(text.slice(at + end.length));
    return text.slice(0, at);
  }

  private addOperand(count = 1): void {
    const {group} = this;
    group.hasOperand = true;
    group.lastCount = count;
    group.maxCount = Math.max(group.maxCount, count);
  }

  /** Parses `*`, `+`, `?` or `{2,3}`. */
  private parseRepetition(wasRepeated: boolean): boolean {
    const [operator = ''] = this.rest;
    const counts =
      operator === '{' ? /^\{(0|[1-9]\d*)(?:(,)(0|[1-9]\d*)?)?\}/.exec(this.rest.join('')) : null;
    if (!'*+?'.includes(operator) && !counts) return false;
    const shown = counts?.[0] ?? operator;
    this.advance(shown.length);
    const {group} = this;
    if (counts) {
      const min = Number(counts[1]);
      const max = counts[2] === undefined ? min : Number(counts[3] ?? Infinity);
      const limit = max === Infinity ? min : max;
      if (limit > MAX_REPEAT || min > max) {
        const reason = min > max ? 'ends below its start' : `is greater than ${MAX_REPEAT}`;
        throw new SyntaxProblem(`the repeat count \`${shown}\` ${reason}`);
      }
      group.lastCount *= Math.max(1, limit);
      if (group.lastCount > MAX_REPEAT)
        throw new SyntaxProblem(`nested repeat counts multiply to more than ${MAX_REPEAT}`);
    }
    if (!group.hasOperand) throw new SyntaxProblem(`\`${shown}\` has nothing to repeat`);
    if (this.rest[0] === '?') this.advance(1);
    if (wasRepeated) {
      throw new SyntaxProblem(
        `\`${shown}\` follows another repetition, and possessive or repeated operators aren't supported`,
      );
    }
    this.addOperand(group.lastCount);
    return true;
  }

  private parseOperand(): void {
    if (this.startsWith('(?')) this.parseFlags();
    else if (this.startsWith('\\')) this.parseBackslash();
    else {
      const character = this.next();
      if (character === '(') this.openGroup(true);
      else if (character === ')') this.closeGroup();
      else if (character === '|') this.group.hasOperand = false;
      else {
        if (character === '[') this.parseClass();
        this.addOperand();
      }
    }
  }

  private openGroup(isCapture: boolean): void {
    if (isCapture) this.captureCount += 1;
    this.groups.push({hasOperand: false, lastCount: 1, maxCount: 1});
  }

  private closeGroup(): void {
    const {maxCount} = this.group;
    this.groups.pop();
    if (this.groups.length === 0) throw new SyntaxProblem('`)` has no opening `(`');
    this.addOperand(maxCount);
  }

  /** Parses `(?P<name>`, `(?i)` or `(?i:`. */
  private parseFlags(): void {
    const text = this.rest.join('');
    const [look] = /^\(\?<?[=!]/.exec(text) ?? [];
    if (look !== undefined)
      throw new SyntaxProblem(`look-around assertions such as \`${look}\` aren't supported`);
    const [opening] = /^\(\?P?</.exec(text) ?? [];
    if (opening !== undefined) {
      this.advance(opening.length);
      const name = this.takeUntil('>') ?? '';
      if (!/^\w+$/.test(name)) throw new SyntaxProblem('the group name is invalid');
      if (this.names.has(name)) throw new SyntaxProblem(`two groups have the name \`${name}\``);
      this.names.add(name);
      this.openGroup(true);
      return;
    }
    const [flags, end] = /^\(\?(?:[imsU]*-[imsU]+|[imsU]*)([:)])/.exec(text) ?? [];
    if (flags === undefined) {
      const shown = Array.from(text).slice(0, 3).join('');
      throw new SyntaxProblem(`\`${shown}\` isn't supported`);
    }
    this.advance(flags.length);
    if (end === ':') this.openGroup(false);
  }

  private parseBackslash(): void {
    const [, letter = ''] = this.rest;
    if (letter === 'Q') {
      this.advance(2);
      const literal = this.takeUntil('\\E') ?? this.rest.splice(0).join('');
      if (literal !== '') this.addOperand();
      return;
    }
    this.parseEscape(/^[AbBz]$/);
    this.addOperand();
  }

  /**
   * Parses an escape sequence or a class such as `\d`. Returns the code point if it's a character.
   *
   * @param further - Further letters that are valid.
   */
  private parseEscape(further: RegExp): number | undefined {
    this.advance(1);
    const letter = this.next();
    if (letter === '') throw new SyntaxProblem('it ends with a backslash');
    if (further.test(letter) || /^[dDsSwW]$/.test(letter)) return undefined;
    if (letter === 'p' || letter === 'P') {
      this.parseUnicodeClass(letter);
      return undefined;
    }
    return this.parseCharacter(letter);
  }

  private parseUnicodeClass(letter: string): void {
    const first = this.next();
    const name = first === '{' ? this.takeUntil('}') : first;
    if (name === undefined || !isUnicodeClass(name.replace(/^\^/, '')))
      throw new SyntaxProblem(`\`\\${letter}{${name ?? ''}}\` isn't a Unicode class`);
  }

  private parseCharacter(letter: string): number {
    const invalid = (): SyntaxProblem =>
      new SyntaxProblem(`the escape \`\\${letter}\` isn't supported`);
    const text = this.rest.join('');
    if (/^[0-7]$/.test(letter)) {
      const [digits = ''] = /^[0-7]{0,2}/.exec(text) ?? [];
      if (letter !== '0' && digits === '')
        throw new SyntaxProblem(`backreferences such as \`\\${letter}\` aren't supported`);
      this.advance(digits.length);
      return Number.parseInt(letter + digits, 8);
    }
    if (letter === 'x') {
      const [sequence, long, short] = /^(?:\{([0-9a-f]+)\}|([0-9a-f]{2}))/i.exec(text) ?? [];
      const code = Number.parseInt(long ?? short ?? '', 16);
      if (sequence === undefined || code > 0x10ffff) throw invalid();
      this.advance(sequence.length);
      return code;
    }
    const control = CONTROL_CHARACTERS.get(letter);
    if (control !== undefined) return control;
    const code = letter.codePointAt(0) ?? 0;
    if (/^[1-9]$/.test(letter))
      throw new SyntaxProblem(`backreferences such as \`\\${letter}\` aren't supported`);
    if (code >= 0x80 || isWordCharacter(letter)) throw invalid();
    return code;
  }

  /** Parses a class after its `[`. */
  private parseClass(): void {
    const unclosed = (): SyntaxProblem => new SyntaxProblem('a closing `]` is missing');
    if (this.rest[0] === '^') this.advance(1);
    for (let isFirst = true; isFirst || this.rest[0] !== ']'; isFirst = false) {
      if (this.rest.length === 0) throw unclosed();
      const [named, name = ''] = /^\[:(\^?[\s\S]*?):\]/.exec(this.rest.join('')) ?? [];
      if (named !== undefined) {
        if (!POSIX_CLASSES.has(name.replace(/^\^/, '')))
          throw new SyntaxProblem(`\`${named}\` isn't a character class`);
        this.advance(Array.from(named).length);
        continue;
      }
      const low = this.parseClassCharacter();
      if (low === undefined || this.rest[0] !== '-' || [undefined, ']'].includes(this.rest[1]))
        continue;
      this.advance(1);
      if (/^\\[dDsSwWpP]/.test(this.rest.join('')))
        throw new SyntaxProblem('a range in brackets ends with a class');
      const high = this.parseClassCharacter();
      if (high !== undefined && high < low)
        throw new SyntaxProblem('a range in brackets ends before its start');
    }
    this.advance(1);
  }

  private parseClassCharacter(): number | undefined {
    if (this.rest[0] === '\\') return this.parseEscape(/^$/);
    return this.next().codePointAt(0);
  }
}

/** Parses an expression. */
export function readRegexp(source: string): RegexpError | RegexpInfo {
  try {
    return new Parser(source).parse();
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    return {message: error.message};
  }
}
