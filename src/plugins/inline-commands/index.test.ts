import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {element, text} from '../fixture.ts';
import rehypeInlineCommands, {findCommand} from './index.ts';

describe('findCommand', () => {
  it.each([
    ['Run ', 'devspace dev'],
    ['To see them, run ', 'kubectl get pods -n my-team'],
  ])('finds a command to run: %s`%s`', (before, command) => {
    expect(findCommand(element('code', text(command)), text(before))).toBe(command);
  });

  it.each([
    ['As in ', 'devspace dev', 'is only mentioned'],
    ['Run ', 'devspace', 'is only a program name'],
    ['Run ', 'devspace use context NAME', 'has a placeholder'],
    ['Run ', 'devspace use context <name>', 'has a placeholder'],
    ['When you run ', 'devspace dev', 'is only mentioned'],
    ['Run ', 'DevSpace dev', "isn't a command"],
  ])('ignores %s`%s`: it %s', (before, code) => {
    expect(findCommand(element('code', text(code)), text(before))).toBeUndefined();
  });
});

it("doesn't add buttons to links and headings", () => {
  const code = (): Element => element('code', text('devspace dev'));
  const tree: Root = {
    type: 'root',
    children: [
      element('h2', text('Run '), code()),
      element('p', element('a', text('Run '), code())),
      element('p', text('Run '), code()),
    ],
  };
  rehypeInlineCommands()(tree);
  const found = JSON.stringify(tree).match(/InlineCommand/g);
  expect(found).toHaveLength(1);
  expect(JSON.stringify(tree.children[2])).toContain('InlineCommand');
});
