import {readFileSync, statSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {generators, linters, nightly, stages, type Task} from '../../scripts/tasks/index.ts';
import manifest from '../../package.json';
import {git} from '../lib/git.ts';

const FILES = [
  '*.{md,ts,mts,mjs,jsonc}',
  '.{ci,github}/**',
  '.*.{yml,jsonc}',
  '{src,scripts,packages,tests}/**/*.{md,ts,tsx}',
];

const tasks: Readonly<Record<string, readonly Task[]>> = {
  generate: generators,
  lint: linters,
  test: [...stages.flat(), ...nightly],
};

/** Whether a command is a script, and the names after it are tasks. */
function isKnown(script: string, names: readonly string[]): boolean {
  if (!Object.hasOwn(manifest.scripts, script)) return false;
  return names.every((name) => tasks[script]?.some((task) => task.name === name) ?? true);
}

it('commands in documentation, comments and messages exist', () => {
  const commands = globSync(FILES, {dot: true}).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\bnpm (?:run (?:--silent )?(?<script>[\w:]+)|test)(?: -- (?<name>[a-z:]+)\b)?/g,
      ),
    ].map(({0: command, groups}) => ({
      command: `${file}: ${command}`,
      isKnown: isKnown(groups?.script ?? 'test', groups?.name ? [groups.name] : []),
    })),
  );
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((command) => !command.isKnown)).toEqual([]);
});

it('only files that name their interpreter are executable', () => {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').trim().split('\n');
  const executable = files.filter(
    (file) => ((statSync(file, {throwIfNoEntry: false})?.mode ?? 0) & 0o111) !== 0,
  );
  const wrong = executable.filter((file) => !readFileSync(file, 'utf8').startsWith('#!'));
  expect(wrong, 'run `chmod -x` for these files').toEqual([]);
});
