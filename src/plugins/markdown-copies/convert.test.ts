import {describe, expect, it} from 'vitest';
import {convertPage} from './convert.ts';

const place = {url: 'https://docs.example', path: '/docs/cli'};

const writeFields = (of: string): string => `- \`${of}\``;

function convert(inside: string): string | undefined {
  return convertPage(
    `<nav>Menu</nav><div class="theme-doc-markdown markdown">${inside}</div>`,
    place,
    writeFields,
  )?.trim();
}

describe('a page in Markdown', () => {
  it('holds the text of the page only', () => {
    expect(convert('<header><h1>Title</h1></header><p>Words <code>x</code>.</p>')).toBe(
      '# Title\n\nWords `x`.',
    );
    expect(convertPage('<main>No docs</main>', place, writeFields)).toBeUndefined();
  });

  it('has no controls, and headings without their links', () => {
    const heading =
      '<h2 id="a">A<a href="#a" class="hash-link" aria-label="Direct link">​</a></h2>';
    expect(convert(`${heading}<button>Copy</button><span role="status"></span>`)).toBe('## A');
  });

  it('has links with their whole addresses', () => {
    expect(convert('<p><a href="/docs/5.x">a</a> <a href="#b">b</a></p>')).toBe(
      '[a](https://docs.example/docs/5.x) [b](https://docs.example/docs/cli#b)',
    );
  });

  it('has code with its language and its file', () => {
    const code =
      '<pre><code class="c language-yaml"><span class="tk">a</span>: 1\nb: 2</code></pre>';
    expect(
      convert(
        `<figure class="block code-block"><figcaption>devspace.yaml</figcaption>${code}<div><button>Copy</button></div></figure>`,
      ),
    ).toBe('```yaml title="devspace.yaml"\na: 1\nb: 2\n```');
  });

  it('has commands with their prompt, and their output', () => {
    const code =
      '<pre><code class="language-console"><span class="cmd">a</span>\n<span class="out">b <span class="in">c</span></span></code></pre>';
    expect(
      convert(`<figure class="code-block"><figcaption>Terminal</figcaption>${code}</figure>`),
    ).toBe('```console\n$ a\nb c\n```');
  });

  it('has an illustration once', () => {
    const image = (file: string): string => `<img src="/docs/${file}" alt="A pod">`;
    expect(
      convert(`<p>${image('a.svg')}${image('a-dark.svg').replace('>', ' data-dark="">')}</p>`),
    ).toBe('![A pod](/docs/a.svg)');
  });

  it('has every tab below its name, and what is in closed sections', () => {
    const tabs =
      '<div data-tabs="os"><div role="tablist"><div role="tab">Linux</div></div><div role="tabpanel" data-label="Linux"><p>L</p></div><div role="tabpanel" data-label="Windows" hidden=""><p>W</p></div></div>';
    expect(convert(`${tabs}<details><summary>Why?</summary><p>So.</p></details>`)).toBe(
      '**Linux**\n\nL\n\n**Windows**\n\nW\n\n**Why?**\n\nSo.',
    );
  });

  it('has the Markdown of fields instead of their markup', () => {
    expect(convert('<p>A</p><div data-fields="dev.*.sync"><p>Markup</p></div>')).toBe(
      'A\n\n- `dev.*.sync`',
    );
  });

  it('has flags as a table', () => {
    expect(
      convert(
        '<table><thead><tr><th>Flag</th><th>Type</th></tr></thead><tbody><tr><th><a href="#f"><code>--a</code></a></th><td>bool</td></tr></tbody></table>',
      ),
    ).toBe('| Flag | Type |\n| - | - |\n| [`--a`](https://docs.example/docs/cli#f) | bool |');
  });

  it('says what admonitions and pictures say', () => {
    expect(
      convert(
        '<div class="theme-admonition alert"><div><span><svg></svg></span>Careful</div><div><p>Hot.</p></div></div><svg role="img" aria-label="A pod"></svg>',
      ),
    ).toBe('> **Careful**\n>\n> Hot.\n\n_Image: A pod_');
  });
});
