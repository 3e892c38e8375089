import {aliases, CONSOLE} from '@devspace-docs/common';
import {consoleScript} from '../console.ts';
import type {Fence} from '../fence.ts';
import type {ShellDialect} from './devspace-calls.ts';

export interface ShellFence {
  /** The block without output, with the same offsets. */
  readonly script: string;
  readonly dialect: ShellDialect;
}

/** Reads the commands of a block; undefined if readers don't run it in a shell. */
export function readShellFence({language = '', code}: Fence): ShellFence | undefined {
  if (language === CONSOLE) return {script: consoleScript(code), dialect: 'posix'};
  const name = aliases[language] ?? language;
  if (name === 'bash') return {script: code, dialect: 'posix'};
  return name === 'powershell' ? {script: code, dialect: 'powershell'} : undefined;
}
