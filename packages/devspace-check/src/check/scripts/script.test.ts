import {describe, expect, it} from 'vitest';
import {readScript} from './script.ts';

function commandsOf(source: string): string[] {
  return readScript(source).commands.map(({name, words}) =>
    [name, ...words].map(({text}) => text).join(' '),
  );
}

describe('readScript', () => {
  it.each([
    ['a b\nc', ['a b', 'c']],
    ['a && b || ! c; d | e &', ['a', 'b', 'c', 'd', 'e']],
    ['a \\\n  b # c', ['a b']],
    [`a 'b c' "d e"f`, ['a b c d ef']],
    ['if a; then b; elif c; then d; else e; fi', ['a', 'b', 'c', 'd', 'e']],
    ['for x in a b; do c "$x"; done', ['c $x']],
    ['while a; do b; done; until c; do d; done', ['a', 'b', 'c', 'd']],
    ['case "$1" in\n  say) shift; echo "$*" ;;\n  *) a ;;\nesac', ['shift', 'echo $*', 'a']],
    ['(a; { b; }) && [[ $x == a* ]]', ['a', 'b']],
    ['A=1 B=2 a b=c > d 2>&1', ['a b=c']],
    ['A=$(b c)\nlist=($(d))', ['b c', 'd']],
    ['a "$(b "$(c)")" `d`', ['a $(b "$(c)") `d`', 'b $(c)', 'c', 'd']],
    ['a ${B:-$(c d)}', ['a ${B:-$(c d)}', 'c d']],
    ['a <<EOF\nb $(c)\nEOF\nd', ['a', 'c', 'd']],
    ["a <<'EOF'\nb $(c)\nEOF", ['a']],
    ['a $((1 + 2)) ${runtime.images.api.tag}', ['a $((1 + 2)) ${runtime.images.api.tag}']],
  ])('finds the commands of %j', (source, expected) => {
    expect(commandsOf(source)).toEqual(expected);
    expect(readScript(source).errors).toEqual([]);
  });

  it.each([
    ['x', true, true],
    ['"x y"', true, true],
    ["'$x'", true, true],
    ['\\$x', true, true],
    ['$x', false, false],
    ['"$x"', false, true],
    ['"$@"', false, false],
    ['x-$(y)', false, false],
    ['*.go', false, true],
    ['{a,b}', false, false],
  ])('detects expansions in the word %s', (word, isFixed, isSingle) => {
    expect(readScript(`a ${word}`).commands[0]?.words[0]).toMatchObject({isFixed, isSingle});
  });

  it('lists functions that the script defines', () => {
    expect(readScript('f() { a; }\nfunction g { b; }').functions).toEqual(['f', 'g']);
  });
});
