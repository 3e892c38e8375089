import {readFileSync} from 'node:fs';
import {describe, expect, it, vi} from 'vitest';
import {brief, check} from '../testing.ts';
import {examples} from './examples.ts';
import {rules} from './index.ts';

// The first config that is checked waits for the schema to be compiled.
vi.setConfig({testTimeout: 60_000});

describe('the registry', () => {
  it('has one example for each rule, and none besides', () => {
    expect(Object.keys(examples).sort()).toEqual(rules.map(({name}) => name).sort());
  });

  it.each(rules.map((rule) => [rule.name, rule] as const))('has seen %s fail', (name, rule) => {
    expect(check(rule, examples[name]?.fails ?? {})).not.toEqual([]);
  });

  it.each(rules.map((rule) => [rule.name, rule] as const))('has seen %s pass', (name, rule) => {
    expect(brief(check(rule, examples[name]?.passes ?? {}))).toEqual([]);
  });

  it('lists the rules in CONTRIBUTING.md in their order', () => {
    const table = readFileSync(new URL('../../../../CONTRIBUTING.md', import.meta.url), 'utf8');
    const section = table.split('\n## ').find((part) => part.startsWith('Check\n')) ?? '';
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows).toEqual(rules.map(({name, summary}) => `| \`${name}\` | ${summary} |`));
  });
});
