import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import {page, siteOf} from '../testing.ts';
import {createEditorProcessor} from './editor.ts';

const site = siteOf({
  'docs/a.mdx': page('A', 'See [B](./b.mdx#ports).\n\n## Logs'),
  'docs/b.mdx': page('B', '## Ports {/* #ports */}'),
});
const processor = createEditorProcessor(() => site);

/** What the rules report in a text of a file, without problems in lists of pages. */
function lint(path: string, value: string): string[] {
  const file = new VFile({path, value});
  processor.runSync(processor.parse(file), file);
  return file.messages
    .filter(({ruleId}) => ruleId !== 'page-lists')
    .map(({line, reason}) => `${line} ${reason}`);
}

it('checks the text in the editor instead of the saved one', () => {
  expect(lint('docs/a.mdx', page('A', 'See [B](./b.mdx#ports).\n\n## Logs'))).toEqual([]);
  expect(lint('docs/a.mdx', page('A', 'See [logs](#logs).'))).toEqual([
    '5 no anchor #logs on this page',
  ]);
});

it('checks a new page, with its own anchors', () => {
  expect(lint('docs/c.mdx', page('C', 'See [D](#d) and [B](./b.mdx#ports).\n\n## D'))).toEqual([]);
  expect(lint('docs/c.mdx', page('C', 'See [A](./d.mdx).'))).toEqual(['5 no file at docs/d.mdx']);
});

it('reports nothing in files that are not pages', () => {
  expect(lint('README.md', '# Title\n\n<Tabs>')).toEqual([]);
});
