import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import {page, siteOf} from '../testing.ts';
import {rules} from './index.ts';
import {createProcessor} from './plugin.ts';

const path = 'docs/a.mdx';

function lint(source: string): VFile {
  const site = siteOf({[path]: source});
  const processor = createProcessor(rules, {
    find(file) {
      const found = site.file(file.path);
      return found && {page: found, site};
    },
  });
  const file = new VFile({path, value: source});
  processor.runSync(processor.parse(file), file);
  return file;
}

it('reports a problem as a message with its range, rule and fix', () => {
  const {messages} = lint(page('A', 'Run `devspace dev --skip-biuld`.'));
  expect(messages).toMatchObject([
    {
      file: path,
      place: {start: {line: 5, column: 19}, end: {line: 5, column: 31}},
      source: 'devspace-docs',
      ruleId: 'command-lines',
      fatal: true,
      note: 'did you mean `--skip-build`?',
    },
  ]);
});

it('reports warnings', () => {
  expect(lint(page('A', '## Use imageSelector')).messages).toMatchObject([{fatal: false}]);
});

it('reports invalid MDX as a message', () => {
  expect(lint(page('A', '<Tabs>')).messages).toMatchObject([{ruleId: 'mdx', line: 5}]);
});

it('ignores files that are not pages', () => {
  const processor = createProcessor(rules, {find: () => undefined});
  const file = new VFile({path: 'README.md', value: '<Tabs>'});
  processor.runSync(processor.parse(file), file);
  expect(file.messages).toEqual([]);
});
