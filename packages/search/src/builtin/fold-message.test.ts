import {describe, expect, it} from 'vitest';
import {
  createMessageMatcher,
  looksLikeMessage,
  omitVariableParts,
  stripLinePrefixes,
} from './fold-message.ts';

describe('createMessageMatcher', () => {
  const read = createMessageMatcher(
    new Map([
      [0, "couldn't find container 'X' in pod"],
      [1, 'error deploying: deployment X error: ...'],
      [2, 'ErrImagePull ... localhost:3xxxx ... connection refused'],
      [3, 'connection refused'],
      [4, 'command terminated with exit code 139'],
      [5, 'error loading file X: file not found'],
      [6, 'EOF'],
      [7, 'exit status 1'],
      [8, '502 or 503'],
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

  it.each([
    ['line breaks', "couldn't find container\n    'api' in pod"],
    ['a box', "╭────╮\n│ couldn't find container │\n│ 'api' in pod           │\n╰────╯"],
    ['a box without its line breaks', "╭────╮ │ couldn't find container │ │ 'api' in pod │ ╰────╯"],
    ['a table', "+----+\n| couldn't find container |\n| 'api' in pod |\n+----+"],
  ])('finds a message that a terminal printed with %s', (_, text) => {
    expect(ids(text)).toEqual([0]);
  });

  it('finds a message by an excerpt', () => {
    expect(ids("couldn't find container")).toEqual([0]);
    expect(ids('find')).toEqual([]);
  });

  it('finds a message by an excerpt with values instead of placeholders', () => {
    expect(ids('loading file values.yaml: file')).toEqual([5]);
    expect(ids('file values.yaml not loaded')).toEqual([]);
  });

  it('finds a short message only if it is most of a line, or of what another message wraps', () => {
    expect(ids('dial tcp: connection refused')).toEqual([3]);
    expect(ids('start sync: upload archive: EOF: exit status 2')).toEqual([6]);
    expect(ids('start sync\nEOF')).toEqual([6]);
    expect(ids('the EOF marker of a here document')).toEqual([]);
    expect(ids('unexpected typeof')).toEqual([]);
    expect(ids('error: listen')).toEqual([]);
  });

  it('returns the length of the matching text, in which common words count less', () => {
    const text = 'error deploying: deployment db error: find';
    const common = 2 * 'error:'.length - 1;
    expect(read(text).get(1)).toBe('deploying: deployment'.length - 1 + common / 10);
    const lines = read(`connection refused\nexit status 1`);
    expect(lines.get(3)).toBeGreaterThan(lines.get(7) ?? Infinity);
  });
});

describe('omitVariableParts', () => {
  it.each([
    ['folders', 'open /home/jo/src/shop/values.yaml', 'open values.yaml'],
    ['addresses', 'dial tcp 10.96.0.1:443: i/o timeout', 'dial tcp : i/o timeout'],
    ['hashes', 'pod api-7d9f8b6c5d-x2x9z not found', 'pod api- not found'],
    ['images', 'push ghcr.io/acme/shop:fGhJkLm failed', 'push failed'],
    ['names in quotes', "profile 'staging' is missing", 'profile is missing'],
  ])('omits %s', (_, message, rest) => {
    expect(omitVariableParts(message).replace(/\s+/g, ' ')).toBe(rest);
  });

  it.each([
    "unknown flag '--wait'",
    "field 'imageSelector'",
    'exit code 126',
    'dev.api.sync[0].path',
  ])('keeps names of fields and flags, and exit codes: %s', (message) => {
    expect(omitVariableParts(message)).toBe(message);
  });
});

it('looksLikeMessage distinguishes messages from questions', () => {
  expect(looksLikeMessage("couldn't load profile 'production': no profiles found")).toBe(true);
  expect(looksLikeMessage('fatal unable to connect to cluster')).toBe(true);
  expect(looksLikeMessage('how do I forward a port?')).toBe(false);
  expect(looksLikeMessage('error')).toBe(false);
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

  it('removes progress, and the part of the session that printed a line', () => {
    const log = `info Using namespace 'team'\ndeploy:api ${message}\ndeploy:api waits`;
    expect(stripLinePrefixes(log)).toBe(`${message}\n waits`);
    expect(stripLinePrefixes("info Using namespace 'team'")).toBe("info Using namespace 'team'");
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
