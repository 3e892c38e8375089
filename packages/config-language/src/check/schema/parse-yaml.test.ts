import {expect, it} from 'vitest';
import {parseConfigYaml} from './parse-yaml.ts';

it('parses booleans and octal numbers as in YAML 1.1', () => {
  expect(parseConfigYaml('isOn: yes\nmode: 0644\nquoted: "no"\n')).toEqual({
    isOn: true,
    mode: 420,
    quoted: 'no',
  });
});

it('parses ports and dates as strings', () => {
  expect(parseConfigYaml('port: 3000:30\nday: 2024-01-31\n')).toEqual({
    port: '3000:30',
    day: '2024-01-31',
  });
});

it('parses a single dot as a string', () => {
  expect(parseConfigYaml('path: .\nhalf: .5\nzero: 0.\n')).toEqual({path: '.', half: 0.5, zero: 0});
});
