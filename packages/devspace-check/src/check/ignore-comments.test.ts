import {expect, it} from 'vitest';
import {configFormats} from '../schema/formats.ts';
import {checkConfig} from './index.ts';

function check(comments: readonly string[], field = 'imags: {}'): string[] {
  const text = ['version: v2beta1', 'name: a', ...comments, field, ''].join('\n');
  return checkConfig(text, configFormats).diagnostics.map(
    ({line, severity, rule, message}) => `${line} ${severity} ${rule}: ${message}`,
  );
}

const IGNORE = '# devspace-check-ignore-next-line';
const UNKNOWN = 'error fields: unknown field `imags`';

it.each<[string[], string[]]>([
  [[], [`3 ${UNKNOWN}`]],
  [[`${IGNORE} fields: a plugin reads it`], []],
  [
    [`${IGNORE}  fields , names :  a: b`],
    ['3 warning ignores: the ignore comment has no effect: line 4 has no `names` problem'],
  ],
  [
    [`${IGNORE} fields: a plugin reads it`, '# comment'],
    [
      '3 warning ignores: the ignore comment has no effect: line 4 has no `fields` problem',
      `5 ${UNKNOWN}`,
    ],
  ],
  [[`${IGNORE} fields`], ['3 error ignores: the ignore comment has no reason', `4 ${UNKNOWN}`]],
  [[`${IGNORE} fields:  `], ['3 error ignores: the ignore comment has no reason', `4 ${UNKNOWN}`]],
  [[IGNORE], ['3 error ignores: the ignore comment has no rule', `4 ${UNKNOWN}`]],
  [
    [`${IGNORE} field: x`],
    ['3 error ignores: unknown rule `field` in an ignore comment', `4 ${UNKNOWN}`],
  ],
  [
    [`${IGNORE} ignores: x`, `${IGNORE} fields`],
    [
      '3 error ignores: unknown rule `ignores` in an ignore comment',
      '4 error ignores: the ignore comment has no reason',
      `5 ${UNKNOWN}`,
    ],
  ],
])('%j', (comments, expected) => {
  expect(check(comments)).toEqual(expected);
});

it('stacks comments, and ignores problems in scripts', () => {
  const script =
    'pipelines:\n  dev: |-\n    # devspace-check-ignore-next-line names: built elsewhere\n    # devspace-check-ignore-next-line scripts: tested\n    build_images nope --wrong';
  expect(check([], script)).toEqual([]);
});
