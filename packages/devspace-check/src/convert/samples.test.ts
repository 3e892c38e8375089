import {globSync} from 'tinyglobby';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {checkConfig} from '../check/index.ts';
import {configFormats} from '../schema/formats.ts';
import {convertConfig} from './index.ts';

const SAMPLE = /^( *)```yaml [^\n]*title="devspace\.yaml"[^\n]*\n([\s\S]*?)^ *```/gm;

const samples = ['4.x', '5.x'].flatMap((version) =>
  globSync(`versioned_docs/version-${version}/**/*.mdx`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SAMPLE)]
      .map(([, indent = '', text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))
      .filter((text) => /^version: v1/m.test(text))
      .map((text, index) => ({name: `${file} #${index + 1}`, text})),
  ),
);

describe('samples of older versions', () => {
  it('exist', () => {
    expect(samples.length).toBeGreaterThan(20);
  });

  it.each(samples)('converts $name', ({text}) => {
    const {text: result, error} = convertConfig(text);
    expect(error).toBeUndefined();
    const errors = checkConfig(result, configFormats).diagnostics.filter(
      ({severity}) => severity === 'error',
    );
    expect(errors).toEqual([]);
  });
});
