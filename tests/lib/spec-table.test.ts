import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {statements} from '../e2e/spec-coverage.ts';
import {findMissingTests, readTestName, writeTable, type Statement} from './spec-table.ts';

const zoom: Statement = {
  part: 'Site behaviour',
  says: 'The menu closes with Back',
  shownBy: ['tests/e2e/menu.spec.ts: the menu of ${line} closes'],
};

describe('the table of the specification', () => {
  it('names tests that exist, one or more for each sentence', () => {
    const readSource = (file: string): string | undefined =>
      existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    expect(findMissingTests(statements, readSource)).toEqual([]);
  });

  it('says each sentence once', () => {
    const said = statements.map(({part, says}) => `${part}: ${says}`);
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([]);
  });
});

describe('findMissingTests', () => {
  it('finds a test that was renamed, and a file that is gone', () => {
    expect(findMissingTests([zoom], () => "test('another one'")).toHaveLength(1);
    expect(findMissingTests([zoom], () => undefined)).toHaveLength(1);
    expect(findMissingTests([zoom], () => 'test(`the menu of ${line} closes`')).toEqual([]);
  });

  it('finds a sentence without a test', () => {
    expect(findMissingTests([{...zoom, shownBy: []}], () => '')).toEqual([
      '"The menu closes with Back": name a test that shows it.',
    ]);
  });
});

it('asks for the form of a name', () => {
  expect(() => readTestName('the menu closes')).toThrow('names no test');
});

describe('writeTable', () => {
  const file = 'tests/e2e/menu.spec.ts';

  it('says what became of the tests', () => {
    const passed = {file, title: 'the menu of 6.x closes with Back', isPassed: true};
    expect(writeTable([zoom], [passed])).toContain('passed  tests/e2e/menu.spec.ts: the menu');
    expect(writeTable([zoom], [passed, {...passed, isPassed: false}])).toContain('FAILED');
  });

  it('does not call a test passed that did not run', () => {
    const other = {file, title: 'another one', isPassed: true};
    expect(writeTable([zoom], [other])).toContain('no run');
  });
});
