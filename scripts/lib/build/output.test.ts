import {describe, expect, it} from 'vitest';
import {findWarnings, judgeBuild, stripColours} from './output.ts';

const ESC = '\u001b';

const quiet =
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

const end = {code: 0, signal: null, output: quiet, outDir: 'build', isStrict: true};

describe('findWarnings', () => {
  it('finds nothing in the output of a clean build', () => {
    expect(findWarnings(quiet)).toEqual([]);
  });

  it('keeps the lines below a warning and leaves colours and other messages out', () => {
    expect(findWarnings(noisy)).toEqual([
      {
        text: '[WARNING] Docusaurus found broken Markdown links:\n- "missing.mdx" in docs/index.mdx',
      },
      {text: '[WARNING] Duplicate routes found!\n- Attempting to create page at /docs/cli'},
    ]);
  });

  it('does not take the word in a page for a warning', () => {
    expect(findWarnings('- see the [WARNING] mark')).toEqual([]);
  });

  it('reads output with Windows line ends', () => {
    expect(findWarnings('[WARNING] one\r\n- two\r\n[INFO] three')).toEqual([
      {text: '[WARNING] one\n- two'},
    ]);
  });
});

describe('stripColours', () => {
  it('takes out colours and cursor movements', () => {
    expect(stripColours(`${ESC}[1m${ESC}[2Kbold${ESC}[0m`)).toBe('bold');
  });
});

describe('judgeBuild', () => {
  it('passes a clean build and says where it is', () => {
    expect(judgeBuild(end)).toEqual({
      isFailed: false,
      message: 'The site was built into build/, without warnings.',
    });
  });

  it('fails a strict build with warnings and repeats them', () => {
    const {isFailed, message} = judgeBuild({...end, output: noisy});
    expect(isFailed).toBe(true);
    expect(message).toContain('- "missing.mdx" in docs/index.mdx');
    expect(message).toMatch(
      /2 warnings in a strict build, which allows none: mend what they name\.$/,
    );
  });

  it('passes a build with warnings that is not strict, and still repeats them', () => {
    const {isFailed, message} = judgeBuild({
      ...end,
      output: `[WARNING] one\n${quiet}`,
      isStrict: false,
    });
    expect(isFailed).toBe(false);
    expect(message).toBe('[WARNING] one\n\nThe site was built into build/, with 1 warning.');
  });

  it('fails with the exit code of a build that failed', () => {
    expect(judgeBuild({...end, code: 1})).toEqual({
      isFailed: true,
      message: 'The build failed with exit code 1: the cause stands above, at the last [ERROR].',
    });
  });

  it('fails when the build ended well without having built', () => {
    expect(
      judgeBuild({...end, output: '[INFO] [en] Creating an optimized production build...'}),
    ).toEqual({isFailed: true, message: 'The build was stopped before it was done.'});
  });

  it('fails when the build was stopped', () => {
    expect(judgeBuild({...end, code: null, signal: 'SIGTERM'}).message).toBe(
      'The build was stopped by SIGTERM before it was done.',
    );
  });
});
