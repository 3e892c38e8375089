import {didYouMean, joinWords, suggest} from '@devspace-docs/common';
import type {Command} from '@devspace-docs/reference';
import type {CallContext, CallProblem} from './check-call.ts';

type Explanation = Pick<CallProblem, 'hint' | 'message'>;

/** The last part of a command's name: `vars` of `devspace list vars`. */
export function lastName({command}: Command): string {
  return command.split(' ').at(-1) ?? '';
}

export function explainUnknownCommand(
  name: string,
  {command: parent, children}: Command,
  {commands: {name: version, commands}, others}: CallContext,
): Explanation {
  const path = `${parent} ${name}`;
  const isPath = ({command}: Command): boolean => command === path;
  const elsewhere = others.find((other) => other.commands.some(isPath));
  if (elsewhere) {
    const instead = elsewhere.commands.find(isPath)?.absentIn?.[version]?.text;
    const mention = `mention ${elsewhere.name} in the sentence`;
    return {
      message: `\`${path}\` is a command of ${elsewhere.name}, not of ${version}`,
      hint: instead === undefined ? mention : `${instead} Otherwise, ${mention}`,
    };
  }
  const siblings = children.map(lastName);
  const near = suggest(name, siblings);
  const all = commands.map(({command}) => command);
  const suggestion = near === undefined ? suggest(path, all) : `${parent} ${near}`;
  return {
    message: `no command \`${path}\` in ${version}`,
    hint: didYouMean(suggestion, `use one of ${siblings.join(', ')}`),
  };
}

/** Explains that a command has no such flag. `shown` has dashes, the `known` names don't. */
export function explainUnknownFlag(
  shown: string,
  {command, slug, source}: Command,
  known: readonly string[],
  {commands: {name: version}, others}: CallContext,
): Explanation {
  const elsewhere = others.filter((other) =>
    [...(other.bySlug.get(slug)?.flags ?? []), ...other.global.globalFlags].some(
      ({name, shorthand}) => shown === `--${name}` || shown === `-${shorthand}`,
    ),
  );
  const near = shown.startsWith('--') ? suggest(shown.slice(2), known) : undefined;
  if (elsewhere.length > 0) {
    const labels = elsewhere.map(({name}) => name);
    const where = joinWords(labels, 'and');
    return {
      message: `\`${shown}\` is a flag of \`${command}\` in ${where}, not in ${version}`,
      hint:
        near === undefined
          ? `use a flag of ${version}, or mention ${where} in the sentence`
          : `did you mean \`--${near}\`? Otherwise, mention ${where} in the sentence`,
    };
  }
  const otherwise = `use one of the flags that ${source} lists, or a global one`;
  return {
    message: `\`${command}\` has no flag \`${shown}\` in ${version}`,
    hint: didYouMean(near === undefined ? undefined : `--${near}`, otherwise),
  };
}
