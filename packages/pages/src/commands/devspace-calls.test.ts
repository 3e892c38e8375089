import {expect, it} from 'vitest';
import {findDevspaceCalls, type ShellDialect} from './devspace-calls.ts';

function callsOf(source: string, dialect?: ShellDialect): string[] {
  return findDevspaceCalls(source, dialect).map(({words}) => words.map(({text}) => text).join(' '));
}

it.each([
  ['devspace dev', ['dev']],
  ['./devspace.exe dev', ['dev']],
  ['/usr/local/bin/devspace dev', ['dev']],
  ['A=1 B="2 3" devspace dev', ['dev']],
  ["env 'A=1' devspace dev", ['dev']],
  ['sudo -E timeout 5m devspace dev', ['dev']],
  ['git pull | devspace dev > log && devspace purge', ['dev', 'purge']],
  ['if ! devspace print; then devspace init; else devspace dev; fi', ['print', 'init', 'dev']],
  ['export A="$(devspace list vars -o json)"', ['list vars -o json']],
  ["run_watch --path '*.go' -- devspace run-pipeline apply &", ['run-pipeline apply']],
  ["sh -c 'devspace dev'", ['dev']],
  ['bash -ec "devspace dev"', ['dev']],
  ["echo 'source <(devspace completion bash)' >> ~/.bashrc", ['completion bash']],
  ['source <(devspace completion bash)', ['completion bash']],
  ['devspace enter -- devspace version', ['enter -- devspace version', 'version']],
  ['devspace [flags] run <the command> --a=<b>', ['[flags] run <the command> --a=<b>']],
  ['brew install devspace', []],
  ['sudo install -m 0755 devspace /usr/local/bin', []],
  ['cd devspace-quickstart', []],
  ['kubectl get deploy -l devspace.sh/replaced=true', []],
  ['# devspace dev', []],
  ["echo 'devspace is there'", []],
  ['rm -rf .devspace', []],
])('finds the calls in %j', (source, expected) => {
  expect(callsOf(source)).toEqual(expected);
});

it('supports PowerShell', () => {
  const lines = [
    '$env:A = "1"',
    'devspace dev `',
    '  -n team-a',
    '& "$folder\\devspace.exe" version',
    'if (Test-Path $a) { .\\devspace.exe purge }',
  ];
  expect(callsOf(lines.join('\n'), 'powershell')).toEqual(['dev -n team-a', 'version', 'purge']);
});

it('locates the arguments in a quoted script', () => {
  const source = "sh -c 'devspace dev'";
  const [call] = findDevspaceCalls(source);
  expect(call?.words.map(({start, length}) => source.slice(start, start + length))).toEqual([
    'dev',
  ]);
});
