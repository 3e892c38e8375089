/** What the tests of open-processes.ts run in other processes. */

export interface Question {
  readonly variable: string;
}

export interface Answer {
  readonly pid: number;
  readonly value: string | undefined;
}

export function answer({variable}: Question): Answer {
  if (variable === '') throw new Error('Nothing was asked.');
  return {pid: process.pid, value: process.env[variable]};
}
