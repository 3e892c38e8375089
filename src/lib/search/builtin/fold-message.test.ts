import {describe, expect, it} from 'vitest';
import {looksLikeMessage, ownParts, withoutLineStarts} from './fold-message.ts';

function own(message: string): string[] {
  return ownParts(message)
    .map(({start, end}) => message.slice(start, end))
    .sort();
}

describe('ownParts', () => {
  it('finds quoted names, but no apostrophes', () => {
    expect(own(`couldn't find image 'api' in "my-app"`)).toEqual([`"my-app"`, "'api'"]);
  });

  it('finds paths and addresses', () => {
    expect(own('open /home/anna/app/devspace.yaml: no such file')).toEqual([
      '/home/anna/app/devspace.yaml',
    ]);
    expect(own('Get https://10.0.0.1:6443/api failed')).toContain('https://10.0.0.1:6443/api');
  });

  it('finds numbers, times and hashes', () => {
    expect(own('exit code 137 after 30s')).toEqual(['137', '30s']);
    expect(own('2024-05-01T10:00 commit 3f9ac21bd')).toEqual(expect.arrayContaining(['3f9ac21bd']));
    expect(own('containers[12] failed')).toContain('[12]');
  });

  it('leaves names of fields and versions of the config alone', () => {
    expect(own('dev.*.container is not valid in v2beta1')).toEqual([]);
  });
});

describe('looksLikeMessage', () => {
  it('tells messages from questions', () => {
    expect(looksLikeMessage("couldn't load profile 'production': no profiles found")).toBe(true);
    expect(looksLikeMessage('fatal unable to connect to cluster')).toBe(true);
    expect(looksLikeMessage('how do I forward a port?')).toBe(false);
    expect(looksLikeMessage('error')).toBe(false);
  });
});

describe('the start of a line of output', () => {
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
  ])('does not count: %j', (text) => {
    expect(withoutLineStarts(text)).toBe(message);
  });

  it('is left out of logs with fields', () => {
    expect(withoutLineStarts(`time="10:04" level=fatal msg="${message}"`)).toBe(`"${message}"`);
  });

  it.each(['fatal error', 'dev.api.sync[0].path', 'info about images', 'error: no such file'])(
    'is nothing that readers ask about: %s',
    (text) => {
      expect(withoutLineStarts(text)).toBe(text);
    },
  );
});
