import {describe, expect, it} from 'vitest';
import {brief, check, page} from '../testing.ts';
import {components} from './components.ts';

/** Problems of a body without the name of its file; the body begins on line 5. */
function problemsOf(body: string): string[] {
  return brief(check(components, {'docs/a.mdx': page('A', body)})).map((problem) =>
    problem.replace('docs/a.mdx:', ''),
  );
}

function hintOf(body: string): string | undefined {
  return check(components, {'docs/a.mdx': page('A', body)})[0]?.hint;
}

const TABS = '<Tabs groupId="os" queryString="os">';

describe('names', () => {
  it.each([
    "import Fields from './_fields.mdx';\n\n<Fields />",
    "import {Row} from '@site/src/components/Rows';\n\n<Row />",
    'export const version = "6";\n\nVersion {version}, <Details>{props.text}</Details>.',
    '<Steps start={Math.max(1, 2)} />\n\n{/* comment */}',
    'Set `{NAME}`, `<Foo />` and \\{NAME}.\n\n```text\n{NAME} <Foo />\n```',
    '<details><summary>More</summary>Text.</details>',
  ])('are defined in %j', (body) => {
    expect(problemsOf(body)).toEqual([]);
  });

  it.each([
    ['<Fields />', "5:2 the component `<Fields>` isn't imported"],
    ['Text <Foo>a</Foo>.', "5:7 the component `<Foo>` isn't imported"],
    ['Set ${NAME}.', "5:7 `NAME` isn't defined: MDX reads text in braces as JavaScript"],
    ['{name}', "5:2 `name` isn't defined: MDX reads text in braces as JavaScript"],
    [
      '<Steps start={devHtml} />',
      "5:15 `devHtml` isn't defined: MDX reads text in braces as JavaScript",
    ],
  ])('are missing in %j', (body, problem) => {
    expect(problemsOf(body)).toEqual([problem]);
  });

  it('come with the likely fix', () => {
    expect(hintOf('<Fields />')).toMatch(/^import it at the top of the file/);
    expect(hintOf('<Step />')).toBe('did you mean `Steps`?');
    expect(hintOf("import devHtml from './dev.html';\n\n<Steps a={devHtm} />")).toBe(
      'did you mean `devHtml`?',
    );
    expect(hintOf('Set ${NAME}.')).toContain('code font');
  });
});

describe('admonitions', () => {
  it.each([
    ':::tip\n\nText.\n\n:::',
    ':::tip[Title]\nText.\n:::\n\n> :::note\n> Text.\n> :::',
    '- Item\n\n  :::warning\n\n  Text.\n\n  :::',
    '::::info\n\n:::danger\n\nText.\n\n:::\n\n::::',
    '```text\n:::\n:::dangerous\n```\n\nThe image `api:v1`, api:v1 and 10:30.',
  ])('are fine in %j', (body) => {
    expect(problemsOf(body)).toEqual([]);
  });

  it.each([
    [':::tip\n\nText.\n\n## More', "5:1 `:::tip` isn't closed, so the text below it is part of it"],
    [
      '- A\n\n  :::tip\n  Text.\n\n- B',
      "7:3 `:::tip` isn't closed, so the text below it is part of it",
    ],
    [
      ':::tip\n\nText.\n\n:::note\n\nText.\n\n:::',
      '9:1 `:::note` starts inside `:::tip` of line 5, and one `:::` closes both',
    ],
    [':::dangerous\n\nText.\n\n:::', '5:1 unknown admonition `:::dangerous`'],
    ['Text.\n\n:::', "7:1 `:::` doesn't close an admonition"],
    ['::: tip', "5:1 `::: tip` doesn't start an admonition"],
    [':::tip Title', "5:1 `:::tip Title` doesn't start an admonition"],
    ['::tip', "5:1 `::tip` doesn't start an admonition"],
    ['Use :port[80].', "5:5 `:port` is a text directive, which this site doesn't support"],
  ])('are wrong in %j', (body, problem) => {
    expect(problemsOf(body)).toEqual([problem]);
  });

  it('are closed with as many colons as they are started with', () => {
    expect(problemsOf('::::tip\n\nText.\n\n:::')).toEqual([
      "5:1 `:::tip` isn't closed, so the text below it is part of it",
      "9:1 `:::` doesn't close an admonition",
    ]);
  });

  it('come with the likely name', () => {
    expect(hintOf(':::dangerous\n\nText.\n\n:::')).toBe('did you mean `:::danger`?');
    expect(hintOf(':::example\n\nText.\n\n:::')).toBe(
      'use one of note, tip, info, warning, danger',
    );
  });
});

describe('tabs', () => {
  it('are fine with a group, and one value for each tab', () => {
    const inner = `${TABS}\n<TabItem value="a" label="A" default>\nText.\n</TabItem>\n</Tabs>`;
    const body = `${TABS}\n<TabItem value="a">\n\n${inner}\n\n</TabItem>\n<TabItem value="b" />\n</Tabs>`;
    expect(problemsOf(body)).toEqual([]);
    expect(problemsOf('<Tabs {...props} />')).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['<Tabs>\n</Tabs>', ['5:1 `<Tabs>` has no `groupId` and no `queryString`']],
    ['<Tabs groupId="os">\n</Tabs>', ['5:1 `<Tabs>` has no `queryString`']],
    ['<Tabs queryString="os">\n</Tabs>', ['5:1 `<Tabs>` has no `groupId`']],
    [
      `${TABS}\n<TabItem value="a" lable="A">\nText.\n</TabItem>\n</Tabs>`,
      ['6:20 `<TabItem>` has no attribute `lable`'],
    ],
    [`${TABS}\n<TabItem label="A" />\n</Tabs>`, ['6:1 `<TabItem>` has no `value`']],
    [
      `${TABS}\n<TabItem value="a">\na\n</TabItem>\n<TabItem value="a">\na\n</TabItem>\n</Tabs>`,
      ['9:10 another tab of the same `<Tabs>` has the value `a`'],
    ],
  ])('are wrong in %j', (body, problems) => {
    expect(problemsOf(body)).toEqual(problems);
  });
});
