import {describe, expect, it} from 'vitest';
import {findCursorContext} from './cursor-path.ts';

/** Finds the context of the `‸` in a text. */
function find(text: string): string | undefined {
  const lines = text.split('\n');
  const line = lines.findIndex((part) => part.includes('‸'));
  const column = lines[line]!.indexOf('‸');
  const clean = lines.map((part) => part.replace('‸', ''));
  const context = findCursorContext((number) => clean[number - 1] ?? '', line + 1, column);
  if (!context) return undefined;
  const {parent, key, valueStart} = context;
  const side = valueStart !== undefined && column >= valueStart ? 'value of' : 'key';
  return `${parent.join('.')} | ${side} ${key ?? '?'}`;
}

describe('findCursorContext', () => {
  it.each([
    ['‸', ' | key ?'],
    ['ima‸', ' | key ?'],
    ['version: ‸', ' | value of version'],
    ['images:\n  api:\n    ‸', 'images.api | key ?'],
    ['images:\n  api:\n    rebuildStrategy: al‸', 'images.api | value of rebuildStrategy'],
    ['images:\n  "api":\n    im‸age: a', 'images.api | key image'],
    ['images:\n  api:\n    image: a\n\n    # comment\n    ‸', 'images.api | key ?'],
    ['images:\n  api:\n    image: a\n  web:\n    ‸', 'images.web | key ?'],
    ['dev:\n  api:\n    sync:\n      - ‸', 'dev.api.sync.0 | key ?'],
    ['dev:\n  api:\n    sync:\n    - path: ./\n      ‸', 'dev.api.sync.0 | key ?'],
    ['dev:\n  api:\n    sync:\n      - path: ./\n      - pa‸', 'dev.api.sync.0 | key ?'],
    ['dev:\n  api:\n    sync:\n      -‸', 'dev.api.sync.0 | key ?'],
    ['profiles:\n- name: a\n  ‸', 'profiles.0 | key ?'],
    ['profiles:\n- name: a\n‸', ' | key ?'],
    [
      'profiles:\n  - name: a\n    merge:\n      images:\n        ‸',
      'profiles.0.merge.images | key ?',
    ],
  ])('%j', (text, expected) => {
    expect(find(text)).toBe(expected);
  });

  it.each(['pipelines:\n  dev: |\n    run ‸', '# comment ‸', 'name: a # b ‸'])(
    'finds none in %j',
    (text) => {
      expect(find(text)).toBeUndefined();
    },
  );
});
