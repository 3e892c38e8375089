import {describe, expect, it} from 'vitest';
import {findFailure, findWarnings} from './output.ts';

const ESC = '\u001b';

const clean =
  '[INFO] [en] Creating an optimized production build...\n[SUCCESS] Generated static files in "build".\n';
const noisy = [
  '[INFO] [en] Creating an optimized production build...',
  `${ESC}[33m${ESC}[1m[WARNING]${ESC}[22m Docusaurus found broken Markdown links:`,
  '- "missing.mdx" in docs/index.mdx',
  '',
  '[WARNING] Duplicate routes found!',
  '- Attempting to create page at /docs/cli',
  '[SUCCESS] Generated static files in "build".',
].join('\n');

describe('findWarnings', () => {
  it('finds nothing in the output of a clean build', () => {
    expect(findWarnings(clean)).toEqual([]);
  });

  it('includes the lines after a warning, without colors and other messages', () => {
    expect(findWarnings(noisy)).toEqual([
      '[WARNING] Docusaurus found broken Markdown links:\n- "missing.mdx" in docs/index.mdx',
      '[WARNING] Duplicate routes found!\n- Attempting to create page at /docs/cli',
    ]);
  });
});

describe('findFailure', () => {
  const result = {code: 0, signal: null, output: clean};

  it('accepts a clean build', () => {
    expect(findFailure(result)).toBeUndefined();
  });

  it('repeats the warnings of a build that printed some', () => {
    const failure = findFailure({...result, output: noisy});
    expect(failure).toContain('- "missing.mdx" in docs/index.mdx');
    expect(failure).toMatch(/allow warnings\. Fix the 2 above\.$/);
  });

  it('reports the exit code of a build that failed', () => {
    expect(findFailure({...result, code: 1})).toContain('exit code 1');
  });

  it('reports a build that exits with code 0 before it finishes', () => {
    expect(findFailure({...result, output: clean.split('\n')[0] ?? ''})).toContain(
      'stopped before',
    );
  });

  it('reports a build that was stopped by a signal', () => {
    expect(findFailure({...result, code: null, signal: 'SIGTERM'})).toContain('SIGTERM');
  });
});
