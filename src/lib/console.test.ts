import {describe, expect, it} from 'vitest';
import {consoleScript, readConsole} from './console.ts';

const BLOCK =
  '$ devspace deploy \\\n    --debug\ninfo Done \\\n$ devspace purge\n\n? Sure? <kbd>yes</kbd>';

describe('readConsole', () => {
  it('tells commands from what they print', () => {
    expect(readConsole(BLOCK)).toEqual([
      {text: 'devspace deploy \\', kind: 'command'},
      {text: '    --debug', kind: 'continuation'},
      {text: 'info Done \\', kind: 'output'},
      {text: 'devspace purge', kind: 'command'},
      {text: '', kind: 'output'},
      {text: '? Sure? <kbd>yes</kbd>', kind: 'output'},
    ]);
  });
});

describe('consoleScript', () => {
  it('has the commands at their offsets, and nothing else', () => {
    const script = consoleScript(BLOCK);
    expect(script).toHaveLength(BLOCK.length);
    expect(script.indexOf('devspace purge')).toBe(BLOCK.indexOf('devspace purge'));
    expect(script.split(/\s+/).join(' ').trim()).toBe('devspace deploy \\ --debug devspace purge');
  });
});
