import {expect, it} from 'vitest';
import {transform as run} from '../fixture.ts';
import remarkOutputs from './remark.ts';

const transform = run.bind(undefined, remarkOutputs);

it('becomes a code block, also in a list', () => {
  const {children} = transform(
    '1. Run it:\n\n   <Output id="reset-pods" names="my-app=shop" />',
    'docs/a.mdx',
  );
  const value =
    "$ devspace reset pods\ninfo Using namespace 'shop'\ninfo Using kube context 'my-cluster'\ninfo Scaling up Deployment app...\ndone Successfully reset 1 pods";
  expect(children).toMatchObject([
    {children: [{children: [{type: 'paragraph'}, {type: 'code', lang: 'console', value}]}]},
  ]);
});

it('is in a player with a label, if readers can play it', () => {
  const {children} = transform(
    '<Output id="reset-pods" play />\n\n<Output id="use-namespace-warning" title="dev.app.log" play />',
    'docs/a.mdx',
  );
  expect(children).toMatchObject([
    {value: 'import Recording from "@site/src/components/Recording"'},
    {
      name: 'Recording',
      attributes: [{name: 'label', value: 'devspace reset pods'}],
      children: [{type: 'code', lang: 'console'}],
    },
    {
      name: 'Recording',
      attributes: [{name: 'label', value: 'dev.app.log'}],
      children: [{type: 'code', lang: 'text', meta: 'title="dev.app.log" wrap'}],
    },
  ]);
});

it('rejects an unknown id, and a file outside of a version', () => {
  expect(() => transform('<Output id="no-such-id" />', 'docs/a.mdx')).toThrow('requires an `id`');
  expect(() => transform('<Output id="reset-pods" />', 'src/pages/a.mdx')).toThrow('version');
});
