/** Calls of DevSpace in scripts, with commands and flags that the latest version doesn't have. */
import cliData from '../../../../schema/cli/full-set.json' with {type: 'json'};
import adviceData from '../../../../schema/cli/removed-flags.json' with {type: 'json'};
import {latestVersion, versions} from '@devspace-docs/versions';
import {toHint} from '../check/fixes.ts';
import {readScript} from '../check/scripts/script.ts';
import {itemsOf, type Context} from './context.ts';
import {at, find, type Item, type Value} from './tree.ts';

interface CommandLine {
  readonly globalFlags: readonly string[];
  readonly commands: Readonly<Record<string, readonly string[] | undefined>>;
}

const {[latestVersion.label]: current, ...older} = cliData as Readonly<Record<string, CommandLine>>;
const oldVersions = Object.values(older);

const labels = versions.map(({label}) => label);

/** The index of the last version that has something. */
function findLast(has: (version: CommandLine) => boolean): number {
  return labels.findIndex((label) => older[label] && has(older[label]));
}

/** What to read about something that versions don't have any more, by the last one that has it. */
function guideFor(section: string, last: number): string {
  return `see "${section}" in the guide "Changes from ${labels[last] ?? ''} to ${labels[last - 1] ?? ''}"`;
}

/** What to use instead of a flag, by the last version that has it. */
function replacementFor(command: string, flag: string, last: number): string {
  const byVersion: Readonly<Record<string, Readonly<Record<string, string>>>> = adviceData;
  const flags = byVersion[labels[last - 1] ?? ''];
  const advice = flags?.[`${command} ${flag}`] ?? flags?.[flag];
  return advice === undefined ? guideFor('Removed flags', last) : toHint(advice);
}

/** The latest version still reads this one. */
const KEPT = 'config';

/** The shorthands of removed flags. */
const SHORTHANDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'devspace dev': {i: 'interactive', t: 'terminal', x: 'skip-pipeline'},
  'devspace purge': {a: 'all', d: 'deployments'},
};

const PROGRAM = /^(?:.*\/)?devspace(?:\.exe)?$/;

/** The sections with scripts. */
const SECTIONS = ['commands', 'hooks', 'vars', 'profiles'];

/** The command of a call, which can follow flags and their values. */
function commandOf(words: readonly string[]): string | undefined {
  const isKnown = (name: string): boolean => oldVersions.some(({commands}) => commands[name]);
  const index = words.findIndex((word) => isKnown(`devspace ${word}`));
  if (index < 0) return undefined;
  let name = `devspace ${words[index] ?? ''}`;
  for (const word of words.slice(index + 1)) {
    if (!isKnown(`${name} ${word}`)) break;
    name += ` ${word}`;
  }
  return name;
}

/** What a call uses that the latest version doesn't have, from the words after the program. */
function findRemoved(all: readonly string[]): string[] {
  const end = all.indexOf('--');
  const words = end < 0 ? all : all.slice(0, end);
  const command = commandOf(words);
  if (command === undefined || !current) return [];
  const flags = current.commands[command];
  const {label} = latestVersion;
  if (!flags) {
    const last = findLast(({commands}) => commands[command] !== undefined);
    return [`${label} has no \`${command}\`: ${guideFor('Removed commands', last)}`];
  }
  const names = words.flatMap((word) => {
    const [, long, short = ''] = /^-(?:-([\w-]+)|(\w))/.exec(word) ?? [];
    return long ?? SHORTHANDS[command]?.[short] ?? [];
  });
  return [...new Set(names)].flatMap((name) => {
    const has = ({globalFlags, commands}: CommandLine): boolean =>
      globalFlags.includes(name) || commands[command]?.includes(name) === true;
    if (name === KEPT || has(current) || !oldVersions.some(has)) return [];
    return `\`${command}\` has no \`--${name}\` in ${label}: ${replacementFor(command, `--${name}`, findLast(has))}`;
  });
}

/** Notes the calls in a text of an entry. */
function noteCalls(text: string, item: Item, context: Context): void {
  const isBlock = /^[|>]/.test(item.value.text);
  for (const {name, words} of readScript(text).commands) {
    const all = [name, ...words];
    const index = all.findIndex((word) => PROGRAM.test(word.text));
    if (index < 0) continue;
    // The first line of a block is below its key.
    const before = text.slice(0, all[index]?.start).split('\n').length - 1;
    const line = item.line + (isBlock ? before + 1 : 0);
    for (const message of findRemoved(all.slice(index + 1).map((word) => word.text)))
      context.notes.push({severity: 'decision', message, line, item});
  }
}

/** Notes calls of DevSpace that the latest version refuses. */
export function noteRemovedCalls(root: Value, context: Context): void {
  const visit = (entry: Value): void => {
    const command = find(entry, 'command');
    const text = command?.value.data;
    const args = itemsOf(at(entry, 'args'));
    if (command && typeof text === 'string') {
      if (PROGRAM.test(text) && args.length > 0) {
        for (const message of findRemoved(args.map(({value}) => String(value.data))))
          context.note('decision', message, command);
      } else {
        // A shell gets its script as an argument.
        for (const item of [command, ...args])
          if (String(item.value.data).includes('devspace'))
            noteCalls(String(item.value.data), item, context);
      }
    }
    for (const {value} of entry.items) visit(value);
  };
  for (const {name, value} of root.items) if (SECTIONS.includes(name)) visit(value);
}
