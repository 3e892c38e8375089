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

  it.each([
    ['values instead of placeholders', 'fatal couldn\u2019t find container "api" in pod', [0]],
    ['a value in the middle', 'error deploying: deployment db error: timed out', [1]],
    ['its exit code', 'api: command terminated with exit code 139', [4]],
    ['another exit code', 'api: command terminated with exit code 126', []],
    ['line breaks', "couldn't find container\n    'api' in pod", [0]],
    ['a box', "╭────╮\n│ couldn't find container │\n│ 'api' in pod           │\n╰────╯", [0]],
    ['a box in a line', "╭────╮ │ couldn't find container │ │ 'api' in pod │ ╰────╯", [0]],
    ['a table', "+----+\n| couldn't find container |\n| 'api' in pod |\n+----+", [0]],
    ['an excerpt', "couldn't find container", [0]],
    ['a word', 'find', []],
    ['an excerpt with a value', 'loading file values.yaml: file', [5]],
    ['words in another order', 'file values.yaml not loaded', []],
    ['a short message that is most of a line', 'dial tcp: connection refused', [3]],
    ['a short message in others', 'start sync: upload archive: EOF: exit status 2', [6]],
    ['a short message on its own line', 'start sync\nEOF', [6]],
    ['a short message in a sentence', 'the EOF marker of a here document', []],
    ['a part of a word', 'unexpected typeof', []],
    ['a common start', 'error: listen', []],
  ])('finds messages in a text with %s', (_, text, expected) => {
    expect(ids(text)).toEqual(expected);
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
