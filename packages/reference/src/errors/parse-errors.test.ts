import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {versions, versionsByLabel} from '@devspace-docs/versions';
import {parseErrors} from './parse-errors.ts';
import {readErrorPages} from './read-errors.ts';

const page = (errors: string): string => `title: Image errors
description: Messages about images.
intro: These messages are about images.
sections:
  - id: push
    title: Push
    errors:
${errors}`;

const entry = (id: string, message: string): string => `      - id: ${id}
        message: ${message}
        cause: You aren't logged in.
        fix: Log in.
`;

const parse = (...texts: string[]) =>
  parseErrors(texts.map((text, index) => ({path: `errors-${index}.yaml`, text})));

describe('parseErrors', () => {
  it('names the page after the file', () => {
    const [first] = parse(page(entry('denied', 'push denied')));
    expect(first).toMatchObject({path: 'troubleshooting/errors-0.mdx', source: 'errors-0.yaml'});
  });

  it('sorts pages by their position', () => {
    const [first] = parse(
      `position: 2\n${page(entry('a', 'message a'))}`,
      `position: 1\n${page(entry('b', 'message b'))}`,
    );
    expect(first?.source).toBe('errors-1.yaml');
  });

  const denied = page(entry('denied', 'push denied'));
  it.each([
    [
      'an invalid value',
      [denied.replace('Log in.', 'Log in')],
      'errors-0.yaml:11 `fix` must match pattern',
    ],
    ['a missing value', ['title: Images\n'], 'errors-0.yaml:1 must have required property'],
    ['a syntax error', ['title: ['], /^errors-0\.yaml:1 /],
    [
      'an id and a message that another page has',
      [denied, denied],
      'errors-1.yaml:8 `id` "denied" is also in errors-0.yaml\nerrors-1.yaml:9 `message` "push denied" is also in errors-0.yaml',
    ],
  ])('reports the line of %s', (_, texts, message) => {
    expect(() => parse(...texts)).toThrow(message);
  });
});

describe('schema/errors', () => {
  it.each(versions.map(({label}) => label))('is valid for %s', (label) => {
    const entries = readErrorPages(label).flatMap(({sections}) =>
      sections.flatMap(({errors}) => errors),
    );
    expect(entries.length).toBeGreaterThan(40);
    const {docsFolder} = versionsByLabel[label];
    const missing = entries.filter(
      ({page: name}) => name !== undefined && !existsSync(`${docsFolder}/${name}.mdx`),
    );
    expect(missing).toEqual([]);
  });
});
