/**
 * Prints which test shows which sentence of the specification, and what became of it, after a run of
 * all browser tests. `SPEC_TABLE=1` prints it after any run.
 */
import path from 'node:path';
import type {FullConfig, Reporter, Suite, TestCase} from '@playwright/test/reporter';
import {readTestName, writeTable, type TestResult} from '../lib/spec-table.ts';
import {statements} from './spec-coverage.ts';

export default class SpecReport implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
  }

  onEnd(): void {
    const results: TestResult[] = this.tests.map((test) => ({
      file: path.relative(process.cwd(), test.location.file),
      title: test.title,
      isPassed: test.ok(),
    }));
    const files = new Set(results.map(({file}) => file));
    const named = statements.flatMap(({shownBy}) => shownBy.map((name) => readTestName(name).file));
    const isWhole = named.every((file) => !file.endsWith('.spec.ts') || files.has(file));
    if (isWhole || process.env.SPEC_TABLE) console.log(writeTable(statements, results));
  }

  printsToStdio(): boolean {
    return false;
  }
}
