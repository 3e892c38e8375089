import type {Element, Root, RootContent} from 'hast';
import {expect, it} from 'vitest';
import rehypeFirstIllustration from './index.ts';

function heading(): Element {
  return {type: 'element', tagName: 'h2', properties: {}, children: []};
}

function illustration(): Extract<RootContent, {type: 'mdxJsxFlowElement'}> {
  return {type: 'mdxJsxFlowElement', name: 'Illustration', attributes: [], children: []};
}

/** Positions of the marked illustrations. */
function findMarked(...children: RootContent[]): number[] {
  const tree: Root = {type: 'root', children};
  rehypeFirstIllustration()(tree);
  return tree.children.flatMap((node, index) =>
    'attributes' in node && node.attributes.length > 0 ? [index] : [],
  );
}

it('marks the first illustration of the introduction or of the first section', () => {
  expect(findMarked(illustration(), illustration())).toEqual([0]);
  expect(findMarked(heading(), illustration(), heading(), illustration())).toEqual([1]);
});

it("doesn't mark an illustration further down", () => {
  expect(findMarked(heading(), heading(), illustration())).toEqual([]);
});
