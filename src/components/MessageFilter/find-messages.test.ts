import {describe, expect, it} from 'vitest';
import {findMessages} from './find-messages.ts';

const entries = [
  ["couldn't find container 'X' in pod"],
  ['error deploying: deployment X error: ...'],
  ['Docker seems to be not running'],
  ['kaniko pod X cannot start', 'kaniko pod X is gone'],
  ['error building image X: pull access denied'],
  ['command terminated with exit code 139'],
  ['command terminated with exit code 137', 'OOMKilled'],
];

const find = (query: string): number[] => [...findMessages(entries, query)];

describe('findMessages', () => {
  it.each([
    ['names instead of placeholders', `couldn't find container "api" in pod`, [0]],
    [
      'colors, times and several lines',
      '\u001b[31m10:04:05 [fatal]\u001b[0m error deploying: deployment db error: timed out\n10:04:06 [info] done',
      [1],
    ],
    ['a variant', 'fatal kaniko pod build-x7 is gone', [3]],
    ['an excerpt', 'seems to be not', [2]],
    ['a word', 'kaniko', [3]],
    ['words in any order', 'pod kaniko', [3]],
    ['numbers, if a message has the same', 'Command terminated with exit code 137', [6]],
    ['a message with other numbers', 'command terminated with exit code 1', [5, 6]],
  ])('finds a message by %s', (_, query, found) => {
    expect(find(query)).toEqual(found);
  });

  it('finds the message with the most distinctive words of a text that differs', () => {
    expect(
      find('error: the image ghcr.io/acme/api has an access problem, pull was denied'),
    ).toEqual([4]);
  });

  it('finds nothing for other texts', () => {
    expect(find('error: out of memory')).toEqual([]);
  });
});
