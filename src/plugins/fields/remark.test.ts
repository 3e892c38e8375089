import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {latestVersion} from '@devspace-docs/versions';
import remarkFields from './remark.ts';

const {label, schemaFile} = latestVersion;

function transform(of: string, file: string): RootContent[] {
  const attributes = [{type: 'mdxJsxAttribute' as const, name: 'of', value: of}];
  const root: Root = {
    type: 'root',
    children: [{type: 'mdxJsxFlowElement', name: 'Fields', attributes, children: []}],
  };
  remarkFields()(root, new VFile({path: path.resolve(file)}));
  return root.children;
}

describe('remarkFields', () => {
  it('imports the component, and the fields from the schema of the version', () => {
    const [component, markup, shown] = transform('dev.*.sync', 'docs/dev/sync.mdx');
    expect(component).toMatchObject({value: 'import Fields from "@site/src/components/Fields"'});
    expect(markup).toMatchObject({
      value: `import fields0 from "@site/${schemaFile}?fields=dev.*.sync&version=${label}&page=dev%2Fsync"`,
    });
    expect(shown).toMatchObject({
      name: 'Fields',
      attributes: [{name: 'of'}, {name: 'html', value: {value: 'fields0'}}],
    });
  });

  it('rejects a file outside of a version', () => {
    expect(() => transform('dev.*.sync', 'src/pages/a.mdx')).toThrow('on a page of a version');
  });
});
