import {expect, it} from 'vitest';
import {readPageNames, type PageNames} from './page-names.ts';
import {parseMdx} from './parse.ts';

function namesOf(source: string): PageNames {
  const {tree, failure} = parseMdx(source);
  if (!tree) throw new Error(failure.message);
  return readPageNames(tree);
}

/** The uses in short: `text NAME 1:6`. */
function usesIn(source: string): string[] {
  return namesOf(source).used.map(
    ({name, as, place}) => `${as} ${name} ${place.line}:${place.column}`,
  );
}

it.each([
  ["import Fields, {Row as R} from './a.mdx';", ['Fields', 'R']],
  ["import * as parts from './a';", ['parts']],
  ['export const a = 1, {b, c: [d]} = {};', ['a', 'b', 'd']],
  ['export function Note(text) {\n  return text;\n}', ['Note', 'text']],
])('declares the names of %j', (source, names) => {
  expect([...namesOf(source).declared]).toEqual(expect.arrayContaining(names));
});

it.each<[string, string[]]>([
  ['Set {NAME} or ${PORT}.', ['text NAME 1:6', 'text PORT 1:17']],
  ['Text.\n\n{a.b[c]}', ['text a 3:2', 'text c 3:6']],
  ['{items.map((item) => <Row {...item} key={item.id} />)}', ['text items 1:2']],
  ['<Foo a={x} b="y" {...z} />', ['component Foo 1:2', 'attribute x 1:9', 'attribute z 1:22']],
  ['Text <Foo.Bar>text</Foo.Bar>.', ['component Foo 1:7']],
  ['{/* comment */} <kbd>K</kbd> {"text"} {{a: 1}.a}', []],
])('finds the names that %j needs', (source, uses) => {
  const {declared} = namesOf(source);
  const open = usesIn(source).filter((use) => !declared.has(use.split(' ')[1] ?? ''));
  expect(open.filter((use) => !use.includes('Row'))).toEqual(uses);
});

it('finds components inside expressions', () => {
  expect(usesIn('{true && <Row size={big}>text</Row>}').sort()).toEqual([
    'component Row 1:11',
    'text big 1:21',
  ]);
});
