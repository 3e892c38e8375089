/**
 * Finds the lines of a shell block that start a command: not comments, empty lines, continuation lines
 * or the bodies of here-documents.
 */
export function findCommandLines(code: string): ReadonlySet<number> {
  const commands = new Set<number>();
  let isContinued = false;
  let heredocEnd: string | undefined;
  code.split('\n').forEach((line, index) => {
    if (heredocEnd !== undefined) {
      if (line.trim() === heredocEnd) heredocEnd = undefined;
      return;
    }
    if (!isContinued && line.trim() !== '' && !/^\s*#/.test(line) && !/^\s/.test(line))
      commands.add(index);
    isContinued = /\\$/.test(line);
    // `<<` starts a here-document; `<<<` is a here-string, which ends on the same line.
    heredocEnd = /(?<!<)<<-?(?!<)\s*['"]?(\w+)['"]?/.exec(line)?.[1];
  });
  return commands;
}
