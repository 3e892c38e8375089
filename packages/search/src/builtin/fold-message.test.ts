import {describe, expect, it} from 'vitest';
import {createMessageMatcher, looksLikeMessage, stripLinePrefixes} from './fold-message.ts';

describe('createMessageMatcher', () => {
  const read = createMessageMatcher(
    new Map([
      [0, "couldn't find container 'X' in pod"],
      [1, 'error deploying: deployment X error: ...'],
      [2, 'ErrImagePull ... localhost:3xxxx ... connection refused'],
      [3, 'connection refused'],
      [4, 'command terminated with exit code 139'],
    ]),
  );
  const ids = (text: string) => [...read(text).keys()];

  it('finds a message with values instead of placeholders', () => {
    expect(ids('fatal couldn\u2019t find container "api" in pod')).toEqual([0]);
    expect(ids('error deploying: deployment db error: timed out')).toEqual([1]);
  });

  it('distinguishes exit codes', () => {
    expect(ids('api: command terminated with exit code 139')).toEqual([4]);
    expect(ids('api: command terminated with exit code 126')).toEqual([]);
  });

  it('finds a message by an excerpt', () => {
    expect(ids("couldn't find container")).toEqual([0]);
    expect(ids('find')).toEqual([]);
  });

  it('finds a short message only if it is most of the text', () => {
    expect(ids('dial tcp: connection refused')).toEqual([3]);
    expect(ids('ErrImagePull: dial tcp localhost:32014: connection refused')).toEqual([2]);
  });

  it('returns the length of the matching text', () => {
    const text = 'error deploying: deployment db error: find';
    expect(read(text).get(1)).toBe('error deploying: deploymenterror:'.length);
  });
});

describe('looksLikeMessage', () => {
  it('distinguishes messages from questions', () => {
    expect(looksLikeMessage("couldn't load profile 'production': no profiles found")).toBe(true);
    expect(looksLikeMessage('fatal unable to connect to cluster')).toBe(true);
    expect(looksLikeMessage('how do I forward a port?')).toBe(false);
    expect(looksLikeMessage('error')).toBe(false);
  });
});

describe('stripLinePrefixes', () => {
  const message = "couldn't find devspace.yaml";

  it.each([
    `[fatal] ${message}`,
    `[FATAL]  ${message}`,
    `fatal: ${message}`,
    `10:04:05 [fatal] ${message}`,
    `2026-02-03T10:04:05.678Z ${message}`,
    `[2026-02-03 10:04:05] [error] ${message}`,
    `\u001b[31mFATA[0003]\u001b[0m ${message}`,
    `E0203 10:04:05.123456    4242 reflector.go:12] ${message}`,
  ])('removes levels, times and source locations: %j', (text) => {
    expect(stripLinePrefixes(text)).toBe(message);
  });

  it('removes fields of structured logs', () => {
    expect(stripLinePrefixes(`time="10:04" level=fatal msg="${message}"`)).toBe(`"${message}"`);
  });

  it.each(['fatal error', 'dev.api.sync[0].path', 'info about images', 'error: no such file'])(
    "doesn't change other text: %s",
    (text) => {
      expect(stripLinePrefixes(text)).toBe(text);
    },
  );
});
