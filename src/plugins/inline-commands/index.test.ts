import type {Element, Root, Text} from 'hast';
import {describe, expect, it} from 'vitest';
import rehypeInlineCommands, {findCommand} from './index.ts';

function text(value: string): Text {
  return {type: 'text', value};
}

function element(tagName: string, ...children: Element['children']): Element {
  return {type: 'element', tagName, properties: {}, children};
}

describe('findCommand', () => {
  it.each([
    ['Run ', 'devspace dev'],
    ['To see them, run ', 'kubectl get pods -n my-team'],
  ])('finds what a sentence asks for: %s`%s`', (before, command) => {
    expect(findCommand(element('code', text(command)), text(before))).toBe(command);
  });

  it.each([
    ['As in ', 'devspace dev', 'is only spoken of'],
    ['Run ', 'devspace', 'is the name of a program'],
    ['Run ', 'devspace use context NAME', 'has to be filled in'],
    ['Run ', 'devspace use context <name>', 'has to be filled in'],
    ['When you run ', 'devspace dev', 'is only spoken of'],
    ['Run ', 'DevSpace dev', 'is no command'],
  ])('leaves %s`%s`: it %s', (before, code) => {
    expect(findCommand(element('code', text(code)), text(before))).toBeUndefined();
  });
});

it('puts no button into a link or a heading', () => {
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
