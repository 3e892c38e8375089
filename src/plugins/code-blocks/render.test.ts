import {describe, expect, it} from 'vitest';
import {languages} from '@devspace-docs/common';
import {renderCode, resolveLanguage} from './render.ts';

/** Text of the HTML, without markup. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

describe('resolveLanguage', () => {
  it.each([
    [undefined, 'text'],
    ['', 'text'],
    ['text', 'text'],
    ['yml', 'yaml'],
    ['sh', 'bash'],
    ['dockerfile', 'docker'],
  ])('defaults to plain text, and resolves aliases: %s', (name, language) => {
    expect(resolveLanguage(name)).toBe(language);
  });

  it('rejects an unknown language, and lists the known ones', () => {
    expect(() => resolveLanguage('yamll')).toThrow(
      'unknown code block language "yamll": use one of bash,',
    );
    expect(() => resolveLanguage('yamll')).toThrow('packages/common/src/code-languages.ts');
  });
});

describe('renderCode', () => {
  it('adds a class to each token, but not to plain text', async () => {
    expect(await renderCode('name: my-app # why', 'yaml', false)).toBe(
      '<span class="tk">name</span><span class="tk">:</span> <span class="ts">my-app</span> <span class="tm"># why</span>',
    );
  });

  it('escapes HTML', async () => {
    const code = 'echo "<b>" && cat <file>';
    for (const language of ['bash', 'text']) {
      const html = await renderCode(code, language, false);
      expect(html).not.toContain('<b>');
      expect(html).not.toMatch(/&(?!amp;|lt;|gt;)/);
      expect(textOf(html)).toBe(code);
    }
  });

  it('wraps a marked line and removes its comment', async () => {
    const html = await renderCode('a\n# highlight-next-line\nb\nc', 'text', false);
    expect(html).toBe('a\n<span class="hl">b\n</span>c');
  });

  it('adds a prompt to commands, outside of the text, and only in a terminal', async () => {
    const code = 'devspace dev\n# comment\nls';
    const html = await renderCode(code, 'bash', true);
    expect(html.match(/class="cmd"/g)).toHaveLength(2);
    expect(textOf(html)).toBe(code);
    expect(await renderCode(code, 'bash', false)).not.toContain('cmd');
  });

  it('marks a line as both highlighted and a command', async () => {
    const html = await renderCode('# highlight-next-line\nls', 'bash', true);
    expect(html).toMatch(/^<span class="hl cmd">/);
  });

  it('keeps empty lines and indentation', async () => {
    const code = 'dev:\n\n  api:\n    ports:\n';
    expect(textOf(await renderCode(code, 'yaml', false))).toBe(code);
  });

  it.each([...languages])('has a grammar for %s', async (language) => {
    expect(textOf(await renderCode('x = 1', language, false))).toBe('x = 1');
  });

  it('separates the commands of a console block from their output', async () => {
    expect(await renderCode('$ ls\na <b>\n\n$ cd a', 'console', false)).toBe(
      '<span class="cmd"><span class="tf">ls</span>\n</span><span class="out">a &lt;b&gt;\n\n</span><span class="cmd"><span class="tf">cd</span> <span class="ts">a</span></span>',
    );
  });

  it('highlights scripts in YAML as shell', async () => {
    expect(await renderCode('dev: |-\n  ls "a"', 'yaml', false, [], 'pipelines')).toContain(
      '\n  <span class="tf">ls</span> <span class="ts">"a"</span>',
    );
  });

  const link = {
    line: 1,
    column: 2,
    length: 4,
    url: '/a#b',
    summary: 'The "path".',
    isRepeated: false,
  };

  it('wraps a key in its link without changing the text', async () => {
    const code = 'sync:\n- path: a';
    const html = await renderCode(code, 'yaml', false, [link]);
    expect(html).toContain(
      '<a draggable="false" href="/a#b" title="The &quot;path&quot;."><span class="tk">path</span></a>',
    );
    expect(textOf(html)).toBe(code);
  });

  it('splits and joins tokens at link boundaries', async () => {
    const code = 'devspace list vars --output=json';
    const html = await renderCode(code, 'bash', true, [
      {...link, line: 0, column: 0, length: 18},
      {...link, line: 0, column: 19, length: 8},
    ]);
    expect(
      [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, inner]) => textOf(inner ?? '')),
    ).toEqual(['devspace list vars', '--output']);
    expect(textOf(html)).toBe(code);
  });

  it('removes repeated links from the tab order', async () => {
    const html = await renderCode('a\n  path', 'text', false, [{...link, isRepeated: true}]);
    expect(html).toContain('<a draggable="false" tabindex="-1" href');
  });

  it('links commands in console blocks and in scripts in YAML', async () => {
    const console = await renderCode('$ ls\na', 'console', false, [{...link, line: 0, length: 2}]);
    expect(console).toContain('"><span class="tf">ls</span></a>\n</span><span class="out">a');
    const yaml = await renderCode(
      'dev: |-\n  ls a',
      'yaml',
      false,
      [{...link, length: 2}],
      'pipelines',
    );
    expect(yaml).toContain('\n  <a draggable');
    expect(yaml).toContain('<span class="tf">ls</span></a> ');
  });
});
