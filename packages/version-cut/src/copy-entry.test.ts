import {expect, it} from 'vitest';
import {copyEntry} from './copy-entry.ts';

it("copies each entry of a version to a new one above it, and doesn't change values", () => {
  const json = '{"list": [{"6.x": {"since": "6.x"}, "5.x": []}, {"5.x": []}], "6.x": ["a"]}';
  expect(copyEntry(json, '6.x', '7.x')).toBe(
    '{"list": [{"7.x": {"since": "6.x"},\n"6.x": {"since": "6.x"}, "5.x": []}, {"5.x": []}], "7.x": ["a"],\n"6.x": ["a"]}',
  );
});
