import {expect, it} from 'vitest';
import {consoleScript, readConsole} from './console.ts';

const BLOCK =
  '$ devspace deploy \\\n    --debug\ninfo Done \\\n$ devspace purge\n\n? Sure? <kbd>yes</kbd>';

it('readConsole distinguishes commands from output', () => {
  expect(readConsole(BLOCK)).toEqual([
    {text: 'devspace deploy \\', kind: 'command'},
    {text: '    --debug', kind: 'continuation'},
    {text: 'info Done \\', kind: 'output'},
    {text: 'devspace purge', kind: 'command'},
    {text: '', kind: 'output'},
    {text: '? Sure? <kbd>yes</kbd>', kind: 'output'},
  ]);
});

it('consoleScript contains only the commands, at their original offsets', () => {
  const script = consoleScript(BLOCK);
  expect(script).toHaveLength(BLOCK.length);
  expect(script.indexOf('devspace purge')).toBe(BLOCK.indexOf('devspace purge'));
  expect(script.split(/\s+/).join(' ').trim()).toBe('devspace deploy \\ --debug devspace purge');
});
