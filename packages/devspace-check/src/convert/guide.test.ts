/** The worked examples of the migration guide show what the converter does now. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {convertConfig} from './index.ts';

const GUIDE = 'docs/guides/migrate-from-5-examples.mdx';

/** An old config, its conversion, and the notes. */
const EXAMPLE =
  /^## (?<name>.+?) \{[^\n]*\n(?:(?!^#)[^])*?^```yaml title="devspace\.yaml" otherVersion[^\n]*\n(?<before>[^]*?)^```\n[^`]*^```yaml title="devspace\.yaml"\n(?<after>[^]*?)^```\n[^`]*^```text title="Notes"[^\n]*\n(?<notes>[^]*?)^```$/gm;

const examples = [...readFileSync(GUIDE, 'utf8').matchAll(EXAMPLE)].map(({groups}) => {
  const {name = '', before = '', after = '', notes = ''} = groups ?? {};
  return {name, before, after, notes};
});

describe(`examples in ${GUIDE}`, () => {
  it('are found', () => {
    expect(examples).toHaveLength(3);
  });

  it.each(examples)('shows the result for: $name', ({before, after, notes}) => {
    const result = convertConfig(before, {folderName: 'my-app', hasEnvFile: false});
    expect(result.text).toBe(after);
    const shown = result.notes.map(
      ({to, message}) =>
        `${to === undefined ? '' : `Line ${to}: `}${message.charAt(0).toUpperCase()}${message.slice(1)}\n`,
    );
    expect(shown.join('')).toBe(notes);
  });
});
