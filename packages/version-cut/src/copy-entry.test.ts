import {expect, it} from 'vitest';
import {copyEntry} from './copy-entry.ts';

it('copies each entry of a version to a new one above it', () => {
  const text =
    "const a = [\n  {'6.x': pages('a'), '5.x': []},\n  {'5.x': []},\n  {'6.x': []},\n];\n";
  expect(copyEntry('a.ts', text, '6.x', (entry) => entry.replace('6.x', '7.x'))).toBe(
    "const a = [\n  {'7.x': pages('a'),\n'6.x': pages('a'), '5.x': []},\n  {'5.x': []},\n  {'7.x': [],\n'6.x': []},\n];\n",
  );
});

it("supports JSON, and doesn't change values that equal the key", () => {
  const text = '{"6.x": {"since": "6.x"}, "5.x": {}}';
  const copied = copyEntry('a.json', text, '6.x', () => '"7.x": {}');
  expect(JSON.parse(copied)).toEqual({'7.x': {}, '6.x': {since: '6.x'}, '5.x': {}});
});

it('rejects a file without the version', () => {
  expect(() => copyEntry('a.json', '{"5.x": 1}', '6.x', String)).toThrow(
    "a.json: no entry with the key '6.x'",
  );
});
