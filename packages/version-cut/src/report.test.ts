import {expect, it} from 'vitest';
import {versionsByLabel} from '@devspace-docs/versions';
import {formatReport} from './report.ts';

const from = versionsByLabel['6.x'];

it('has commands that find what mentions the previous version', () => {
  const report = formatReport({from, to: '7.x', configVersion: 'v2beta1', schema: '7.x'});
  expect(report).toContain(
    "     git grep -nE '\\b6\\.(x|0|1|2|3|4)\\b|\\bDevSpace v?6\\b' -- docs schema/cli/7.x schema/7.x.json ",
  );
});

it('also finds the previous format if it changes', () => {
  const report = formatReport({from, to: '7.x', configVersion: 'v3', schema: 'v3'});
  expect(report).toContain("\\b|\\bv2beta1\\b' -- docs schema/cli/7.x schema/v3.json ");
});
