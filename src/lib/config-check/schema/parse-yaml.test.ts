import {expect, it} from 'vitest';
import {parseConfigYaml} from './parse-yaml.ts';

it('reads booleans and octal numbers by the rules of YAML 1.1', () => {
  expect(parseConfigYaml('isOn: yes\nmode: 0644\nquoted: "no"\n')).toEqual({
    isOn: true,
    mode: 420,
    quoted: 'no',
  });
});

it('reads neither ports nor dates as numbers', () => {
  expect(parseConfigYaml('port: 3000:30\nday: 2024-01-31\n')).toEqual({
    port: '3000:30',
    day: '2024-01-31',
  });
});

it('reads a lone dot as a string', () => {
  expect(parseConfigYaml('path: .\nhalf: .5\nzero: 0.\n')).toEqual({path: '.', half: 0.5, zero: 0});
});
