import {describe, expect, it} from 'vitest';
import {readRegexp} from './regexp.ts';

describe('a regular expression', () => {
  it.each([
    ['', 0],
    ['^(prod|staging)$', 1],
    ['(v\\d+\\.\\d+\\.\\d+)', 1],
    ['(?P<major>\\d+)\\.(?:\\d+)(x)', 2],
    ['(?i)abc(?s-m:.)(?U)', 0],
    ['\\pL\\p{Greek}\\P{^Lu}', 0],
    ['[[:alpha:]_-][[:^digit:]][]a][^]a]', 0],
    ['\\Q(a\\E+', 0],
    ['\\Q(a', 0],
    ['\\x41\\x{1F600}\\012\\0\\a\\_\\-\\/', 0],
    ['[\\d-z][a-][-a][\\x41-\\x5a]', 0],
    ['a{2}b{2,}c{2,3}?d{,3}e{f{1', 0],
    ['^*$+\\b?', 0],
    ['a{1000}(b{10}){100}', 1],
    ['漢字{2}[あ-ん]', 0],
  ])('%s is read like in Go', (source, groups) => {
    const result = readRegexp(source);
    expect('groups' in result ? result.groups : undefined).toBe(groups);
  });

  it.each([
    ['(', 'a closing `)` is missing'],
    ['a)', '`)` has no opening `(`'],
    ['[a', 'a closing `]` is missing'],
    ['[]', 'a closing `]` is missing'],
    ['[z-a]', 'a range in brackets ends before its start'],
    ['[a-\\d]', 'a range in brackets ends with a class'],
    ['[[:letters:]]', "`[:letters:]` isn't a character class"],
    ['[\\b]', "the escape `\\b` isn't supported"],
    ['(?=a)', "look-around assertions such as `(?=` aren't supported"],
    ['(?!a)', "look-around assertions such as `(?!` aren't supported"],
    ['(?<=a)', "look-around assertions such as `(?<=` aren't supported"],
    ['(?>a)', "`(?>` isn't supported"],
    ['(?i', "`(?i` isn't supported"],
    ['(?P<a>b)(?P<a>c)', 'two groups have the name `a`'],
    ['(?P<a-b>c)', 'the group name is invalid'],
    ['(a)\\1', "backreferences such as `\\1` aren't supported"],
    ['\\8', "backreferences such as `\\8` aren't supported"],
    ['\\y', "the escape `\\y` isn't supported"],
    ['\\C', "the escape `\\C` isn't supported"],
    ['\\xg', "the escape `\\x` isn't supported"],
    ['a\\', 'it ends with a backslash'],
    ['*', '`*` has nothing to repeat'],
    ['a|+', '`+` has nothing to repeat'],
    ['(?i)?', '`?` has nothing to repeat'],
    ['a++', '`+` follows another repetition'],
    ['a**', '`*` follows another repetition'],
    ['a{2}{3}', '`{3}` follows another repetition'],
    ['a{1001}', 'the repeat count `{1001}` is greater than 1000'],
    ['a{3,2}', 'the repeat count `{3,2}` ends below its start'],
    ['(a{100}){11}', 'nested repeat counts multiply to more than 1000'],
    ['\\p{Klingon}', "`\\p{Klingon}` isn't a Unicode class"],
  ])('%s is invalid', (source, message) => {
    expect(readRegexp(source)).toEqual({message: expect.stringContaining(message) as string});
  });
});
