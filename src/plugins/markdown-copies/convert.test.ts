import {describe, expect, it} from 'vitest';
import {parsePage} from '@devspace-docs/static-host/html';
import {convertPage} from './convert.ts';

const location = {url: 'https://docs.example', path: '/docs/cli'};

const writeFields = (of: string): string => `- \`${of}\``;

function convert(inside: string): string | undefined {
  return convertPage(
    parsePage(`<nav>Menu</nav><div class="theme-doc-markdown markdown">${inside}</div>`),
    location,
    writeFields,
  )?.trim();
}

describe('convertPage', () => {
  it('converts only the content of the page', () => {
    expect(convert('<header><h1>Title</h1></header><p>Words <code>x</code>.</p>')).toBe(
      '# Title\n\nWords `x`.',
    );
    expect(convertPage(parsePage('<main>No docs</main>'), location, writeFields)).toBeUndefined();
  });

  it('removes controls and heading links', () => {
    const heading =
      '<h2 id="a">A<a href="#a" class="hash-link" aria-label="Direct link">​</a></h2>';
    expect(convert(`${heading}<button>Copy</button><span role="status"></span>`)).toBe('## A');
  });

  it('writes absolute URLs', () => {
    expect(convert('<p><a href="/docs/5.x">a</a> <a href="#b">b</a></p>')).toBe(
      '[a](https://docs.example/docs/5.x) [b](https://docs.example/docs/cli#b)',
    );
  });

  it('keeps the language and file name of code', () => {
    const code =
      '<pre><code class="c language-yaml"><span class="tk">a</span>: 1\nb: 2</code></pre>';
    expect(
      convert(
        `<figure class="block code-block"><figcaption>devspace.yaml</figcaption>${code}<div><button>Copy</button></div></figure>`,
      ),
    ).toBe('```yaml title="devspace.yaml"\na: 1\nb: 2\n```');
  });

  it('writes commands with a prompt, and their output', () => {
    const code =
      '<pre><code class="language-console"><span class="cmd">a</span>\n<span class="out">b <span class="in">c</span></span></code></pre>';
    expect(
      convert(`<figure class="code-block"><figcaption>Terminal</figcaption>${code}</figure>`),
    ).toBe('```console\n$ a\nb c\n```');
  });

  it('includes an illustration once', () => {
    const image = (file: string): string => `<img src="/docs/${file}" alt="A pod">`;
    expect(
      convert(`<p>${image('a.svg')}${image('a-dark.svg').replace('>', ' data-dark="">')}</p>`),
    ).toBe('![A pod](/docs/a.svg)');
  });

  it('lists tabs as alternatives, each with its label', () => {
    const panel = (label: string, inside: string): string =>
      `<div role="tabpanel" data-label="${label}" hidden="">${inside}</div>`;
    const panels =
      panel('Linux', '<p>L</p><pre><code>l</code></pre>') + panel('Windows', '<p>W</p>');
    expect(
      convert(
        `<div class="tabs-container"><div role="tablist"><div role="tab">Linux</div></div><div>${panels}</div></div><p>All</p>`,
      ),
    ).toBe(
      'Alternatives:\n\n- **Linux**\n\n  L\n\n  ```\n  l\n  ```\n\n- **Windows**\n\n  W\n\nAll',
    );
  });

  it('includes closed sections', () => {
    expect(convert('<details><summary>Why?</summary><p>So.</p></details>')).toBe('**Why?**\n\nSo.');
  });

  it('replaces the markup of fields with their Markdown', () => {
    expect(convert('<p>A</p><div data-fields="dev.*.sync"><p>Markup</p></div>')).toBe(
      'A\n\n- `dev.*.sync`',
    );
  });

  it('writes flags as a table', () => {
    expect(
      convert(
        '<table><thead><tr><th>Flag</th><th>Type</th></tr></thead><tbody><tr><th><a href="#f"><code>--a</code></a></th><td>bool</td></tr></tbody></table>',
      ),
    ).toBe('| Flag | Type |\n| - | - |\n| [`--a`](https://docs.example/docs/cli#f) | bool |');
  });

  it('includes admonitions', () => {
    expect(
      convert(
        '<div class="theme-admonition alert"><div><span><svg></svg></span>Careful</div><div><p>Hot.</p></div></div>',
      ),
    ).toBe('> **Careful**\n>\n> Hot.');
  });

  it('includes the alternative text of a diagram once', () => {
    const svg = '<svg role="img" aria-label="Steps. A, then B."><text>A</text></svg>';
    expect(
      convert(`<div class="docusaurus-mermaid-container" role="group">${svg}${svg}</div>`),
    ).toBe('_Diagram: Steps. A, then B._');
  });
});
