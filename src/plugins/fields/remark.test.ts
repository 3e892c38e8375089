import type {RootContent} from 'mdast';
import {expect, it} from 'vitest';
import {latestVersion} from '@devspace-docs/versions';
import {transform} from '../fixture.ts';
import remarkFields from './remark.ts';

const {label, schemaFile} = latestVersion;

function show(file: string): RootContent[] {
  return transform(remarkFields, '<Fields of="dev.*.sync" />', file).children;
}

it('imports the component, and the fields from the schema of the version', () => {
  const [component, markup, shown] = show('docs/dev/sync.mdx');
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
  expect(() => show('src/pages/a.mdx')).toThrow('on a page of a version');
});
