import type {Command, Flag, ReferenceVersion} from '@devspace-docs/reference';
import {readFlags} from '@devspace-docs/devspace-check';
import type {CallWord, DevspaceCall} from './devspace-calls.ts';
import {explainUnknownCommand, explainUnknownFlag, lastName} from './explain-unknown.ts';

export interface CallProblem {
  /** Offset in the script. */
  readonly start: number;
  readonly length: number;
  readonly message: string;
  readonly hint: string;
}

/** A command or a flag that a call uses. */
export interface CallUse {
  readonly word: CallWord;
  readonly command: Command;
  /** Undefined if the argument is a part of the command's name. */
  readonly flag?: DeclaredFlag;
  /** Length of the argument without an attached value. */
  readonly length: number;
}

/** What a call is checked against. */
export interface CallContext {
  readonly commands: ReferenceVersion;
  /** The commands of the other versions, for hints. */
  readonly others: readonly ReferenceVersion[];
  readonly pipelineFlags: readonly DeclaredFlag[];
  /** Commands of plugins, such as `hello` and `list extras`. */
  readonly pluginCommands: readonly string[];
  /** Whether a text mentions the command. Arguments and values are optional then. */
  readonly isMention: boolean;
}

export type DeclaredFlag = Pick<Flag, 'name' | 'shorthand' | 'type'>;

const HELP: DeclaredFlag = {name: 'help', shorthand: 'h', type: 'bool'};
/** Not documented: release builds accept it in addition to `devspace version`. */
const VERSION: DeclaredFlag = {name: 'version', type: 'bool'};

/** Commands that run a pipeline of the config. */
const PIPELINE_COMMANDS = ['build', 'deploy', 'dev', 'purge', 'render', 'run-pipeline'];

/** `NAME`, `<name>`, `[args]`, `...`, `$NAME`, `{name}`. */
const PLACEHOLDER = /^(?:<.*>|\[.*\](?:\.\.\.)?|.*\.\.\.|.*…|\*|[A-Z][A-Z0-9_-]*|.*\$.*|\{.*\})$/s;

function isPlaceholder({text}: CallWord): boolean {
  return PLACEHOLDER.test(text);
}

function isFlag({text}: CallWord): boolean {
  return text.startsWith('-') && text.length > 1;
}

/** An optional argument in a usage line, such as `[flags]`. */
function isOptional({text}: CallWord): boolean {
  return text.startsWith('[');
}

/** Whether flags must be before the command: `devspace [flags] run <command>`. */
function needsFlagsFirst({usage}: Command): boolean {
  return usage.every((line) => /^devspace \[flags\] \w/.test(line));
}

/** Whether a command accepts flags: commands with subcommands do, others have `[flags]` in their usage. */
function acceptsFlags({usage, children}: Command): boolean {
  return children.length > 0 || usage.some((line) => line.includes('[flags]'));
}

class CallCheck {
  private readonly diagnostics: CallProblem[] = [];
  private readonly uses: CallUse[] = [];
  private readonly words: readonly CallWord[];
  private readonly context: CallContext;
  private readonly last: CallWord;
  private command: Command;
  private index = 0;
  /** After an unknown flag, the next argument may be its value. */
  private hasUnknownFlag = false;
  /** `devspace help deploy` is `devspace deploy --help`. */
  private asksForHelp = false;

  constructor({program, words}: DevspaceCall, context: CallContext) {
    this.words = words;
    this.context = context;
    this.command = context.commands.root;
    this.last = words.at(-1) ?? program;
    this.asksForHelp = words.some(isHelp);
  }

  run(): {diagnostics: readonly CallProblem[]; uses: readonly CallUse[]} {
    const isKnown = this.findCommand();
    if (isKnown && this.command.children.length === 0) {
      const values = needsFlagsFirst(this.command) ? this.readRunName() : this.readValues();
      this.checkArguments(values);
    }
    return {diagnostics: this.diagnostics, uses: this.uses};
  }

  private word(): CallWord | undefined {
    return this.words[this.index];
  }

  private report(word: CallWord, message: string, hint: string): void {
    this.diagnostics.push({start: word.start, length: word.length, message, hint});
  }

  /** Finds the command. Returns false if it is unknown or can't be checked. */
  private findCommand(): boolean {
    const earlyFlags: number[] = [];
    for (let word = this.word(); word && word.text !== '--'; word = this.word()) {
      if (isFlag(word)) {
        earlyFlags.push(this.index);
        this.skipEarlyFlag(word);
      } else if (isOptional(word)) {
        this.index += 1;
      } else if (this.command.isRoot && word.text === 'help') {
        this.asksForHelp = true;
        this.index += 1;
      } else {
        const {text} = word;
        const child = this.command.children.find((item) => lastName(item) === text);
        if (!child) {
          if (isPlaceholder(word) || this.isPluginCommand(word)) return false;
          this.reportUnknownCommand(word);
          return false;
        }
        this.command = child;
        this.uses.push({word, command: child, length: word.length});
        this.index += 1;
        if (child.children.length === 0) break;
      }
    }
    this.checkEarlyFlags(earlyFlags);
    return true;
  }

  /** Skips a flag before the command, with its value. */
  private skipEarlyFlag(word: CallWord): void {
    this.index += 1;
    const flags = [
      ...this.globalFlags(),
      ...this.context.commands.commands.flatMap((command) => command.flags),
    ];
    const last = readFlags(word.text, this.finder(flags)).at(-1);
    if (last?.flag && last.flag.type !== 'bool' && last.value === undefined) this.index += 1;
  }

  /** Flags before the command must be global, unless the usage differs. */
  private checkEarlyFlags(indexes: readonly number[]): void {
    const end = this.index;
    for (const index of indexes) {
      this.index = index;
      const word = this.word();
      const isOwn =
        word &&
        !needsFlagsFirst(this.command) &&
        readFlags(word.text, this.finder(this.ownFlags()))[0]?.flag;
      if (isOwn) {
        const hint = `move it after \`${this.command.command}\``;
        this.report(word, `\`${word.text}\` is before its command`, hint);
      } else this.readFlag();
    }
    this.index = end;
  }

  private isPluginCommand({text}: CallWord): boolean {
    const path = [...this.command.command.split(' ').slice(1), text].join(' ');
    return this.context.pluginCommands.includes(path);
  }

  private reportUnknownCommand(word: CallWord): void {
    const {message, hint} = explainUnknownCommand(word.text, this.command, this.context);
    this.report(word, message, hint);
  }

  /** Reads flags and arguments up to the end or `--`, and returns the arguments. */
  private readValues(): CallWord[] {
    const values: CallWord[] = [];
    for (let word = this.word(); word && word.text !== '--'; word = this.word()) {
      if (isFlag(word)) this.readFlag();
      else {
        values.push(word);
        this.index += 1;
      }
    }
    return values;
  }

  /** Reads the name of a custom command. The arguments after it belong to that command. */
  private readRunName(): CallWord[] {
    const word = this.word();
    if (!word) return [];
    if (isFlag(word) && !['--help', '-h', '--'].includes(word.text)) {
      const name = this.command.command;
      this.report(
        word,
        `\`${word.text}\` would be passed to the command that runs`,
        `put DevSpace flags before the command: \`${name.replace(/ (\S+)$/, ` ${word.text} … $1`)}\``,
      );
    }
    return [word];
  }

  private checkArguments(values: readonly CallWord[]): void {
    if (this.hasUnknownFlag) return;
    const {usage, arguments: known = []} = this.command;
    const given = values.filter((word) => !isOptional(word));
    const required = known.filter((item) => item.required);
    const hasRest = given.some(({text}) => text === '...' || text === '…' || /^\$[@*]$/.test(text));
    const missing = required[given.length];
    if (missing && !this.context.isMention && !hasRest && !this.asksForHelp) {
      this.report(
        this.last,
        `\`${this.command.command}\` requires an argument: \`${missing.name}\``,
        `add it: \`${usage[0] ?? this.command.command}\``,
      );
    }
    const isOpen = known.some(({name}) => /args|NAME=VALUE|command/.test(name));
    const extra = given[known.length];
    if (!extra || isOpen) return;
    const amounts = ['no arguments', 'at most one argument'];
    this.report(
      extra,
      `\`${this.command.command}\` accepts ${amounts[known.length] ?? `at most ${known.length} arguments`}`,
      `remove \`${extra.text}\``,
    );
  }

  private globalFlags(): DeclaredFlag[] {
    const {commands} = this.context;
    return [
      HELP,
      ...(this.command.isRoot ? [VERSION] : []),
      ...commands.global.globalFlags,
      ...(commands.global.hiddenFlags ?? []),
    ];
  }

  private ownFlags(): DeclaredFlag[] {
    const {pipelineFlags} = this.context;
    const runsPipeline = PIPELINE_COMMANDS.includes(lastName(this.command));
    return [...this.command.flags, ...(runsPipeline ? pipelineFlags : [])];
  }

  /** Flags of the command, which take precedence over global ones with the same name. */
  private allFlags(): DeclaredFlag[] {
    return [...this.ownFlags(), ...this.globalFlags()];
  }

  private readFlag(): void {
    const word = this.word();
    if (!word) return;
    this.index += 1;
    if (isPlaceholder(word) && !/^-{1,2}[a-z]/.test(word.text)) return;
    if (!acceptsFlags(this.command)) {
      const hint = `remove \`${word.text}\``;
      this.report(word, `\`${this.command.command}\` accepts no flags`, hint);
      return;
    }
    const parts = readFlags(word.text, this.finder());
    for (const [position, {shown, flag, value}] of parts.entries()) {
      if (/^--(?:[A-Z]|<)/.test(shown)) return;
      if (!flag) {
        this.reportUnknownFlag(word, shown);
        return;
      }
      if (position === 0) this.uses.push({word, command: this.command, flag, length: shown.length});
      // Only the last of combined flags can have a value.
      if (position === parts.length - 1) this.readValue(word, shown, flag, value);
    }
  }

  private finder(
    flags = this.allFlags(),
  ): (name: string, isShort: boolean) => DeclaredFlag | undefined {
    return (name, isShort) => flags.find((flag) => (isShort ? flag.shorthand : flag.name) === name);
  }

  private readValue(
    word: CallWord,
    shown: string,
    flag: DeclaredFlag,
    attached: string | undefined,
  ): void {
    if (flag.type === 'bool') {
      const next = this.word();
      if (attached === undefined && next && /^(?:true|false)$/.test(next.text)) {
        this.index += 1;
        const message = `\`${shown}\` needs an equals sign before its value`;
        this.report(next, message, `write \`${shown}=${next.text}\``);
        return;
      }
      if (attached === undefined || /^(?:true|false)$/.test(attached)) return;
      if (PLACEHOLDER.test(attached)) return;
      const hint = `write \`${shown}\`, \`${shown}=true\` or \`${shown}=false\``;
      this.report(word, `\`${shown}\` accepts only true or false`, hint);
      return;
    }
    const next = this.word();
    const value = attached ?? next?.text;
    const isMissing = value === undefined || (attached === undefined && next && isFlag(next));
    if (isMissing) {
      if (this.context.isMention && value === undefined) return;
      const hint = `write \`${shown} ${flag.type === 'int' ? 'NUMBER' : 'VALUE'}\``;
      this.report(word, `\`${shown}\` requires a value`, hint);
      return;
    }
    if (attached === undefined) this.index += 1;
    if (flag.type === 'int' && !/^-?\d+$/.test(value) && !PLACEHOLDER.test(value)) {
      const argument = attached === undefined && next ? next : word;
      this.report(argument, `\`${shown}\` requires a number`, `write \`${shown} 1\`, for example`);
    }
  }

  private reportUnknownFlag(word: CallWord, shown: string): void {
    this.hasUnknownFlag = true;
    const known = this.allFlags().map(({name}) => name);
    const {message, hint} = explainUnknownFlag(shown, this.command, known, this.context);
    this.report(word, message, hint);
  }
}

function isHelp({text}: CallWord): boolean {
  return text === '--help' || text === '-h';
}

/** Finds what a version of DevSpace would reject or misinterpret. */
export function checkCall(call: DevspaceCall, context: CallContext): readonly CallProblem[] {
  return new CallCheck(call, context).run().diagnostics;
}

/** Finds the commands and flags that a call uses; empty if the call has problems. */
export function readUses(call: DevspaceCall, context: CallContext): readonly CallUse[] {
  const {diagnostics, uses} = new CallCheck(call, context).run();
  return diagnostics.length > 0 ? [] : uses;
}
