import {describe, expect, it} from 'vitest';
import {checkSavedSearches} from './saved-searches.ts';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';

class FakeStorage implements Storage {
  readonly items = new Map<string, string>();
  readonly room: number;

  constructor(room = Infinity) {
    this.room = room;
  }

  get length(): number {
    return this.items.size;
  }

  clear(): void {
    this.items.clear();
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (value.length > this.room) throw new DOMException('Quota exceeded', 'QuotaExceededError');
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}

const saved = {objectID: 'a', url: '/docs/a', type: 'lvl1', hierarchy: {lvl0: 'a', lvl1: 'a'}};

function checkWith(text: string): string | null {
  const storage = new FakeStorage();
  storage.setItem(RECENT, text);
  expect(checkSavedSearches('docs', () => storage)).toBe(true);
  return storage.getItem(RECENT);
}

describe('saved searches', () => {
  it('stay when they can be shown', () => {
    const text = JSON.stringify([saved]);
    expect(checkWith(text)).toBe(text);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{}'],
    ['null', 'null'],
    ['a list of something else', '[1]'],
    ['one without a place', JSON.stringify([{...saved, hierarchy: null}])],
    ['an address that is a script', JSON.stringify([{...saved, url: 'javascript:alert(1)'}])],
  ])('are removed when they cannot: %s', (_name, text) => {
    expect(checkWith(text)).toBeNull();
  });

  it('leave nothing else behind', () => {
    const storage = new FakeStorage();
    checkSavedSearches('docs', () => storage);
    expect(storage.length).toBe(0);
  });

  it('are given up where storage is full, refused or missing', () => {
    expect(checkSavedSearches('docs', () => new FakeStorage(100))).toBe(false);
    expect(
      checkSavedSearches('docs', () => {
        throw new DOMException('Denied', 'SecurityError');
      }),
    ).toBe(false);
  });
});
