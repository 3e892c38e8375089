import {expect, it} from 'vitest';
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

function figure(caption: string, code: string): string {
  return `<figure class="block code-block"><figcaption>${caption}</figcaption><pre>${code}</pre><div><button>Copy</button></div></figure>`;
}

function panel(label: string, inside: string): string {
  return `<div role="tabpanel" data-label="${label}" hidden="">${inside}</div>`;
}

const panels = panel('Linux', '<p>L</p><pre><code>l</code></pre>') + panel('Windows', '<p>W</p>');
const svg = '<svg role="img" aria-label="Steps. A, then B."><text>A</text></svg>';

it.each([
  [
    'only the content of the page',
    '<header><h1>Title</h1></header><p>Words <code>x</code>.</p>',
    '# Title\n\nWords `x`.',
  ],
  [
    'no controls and heading links',
    '<h2 id="a">A<a href="#a" class="hash-link" aria-label="Direct link">​</a></h2><button>Copy</button><span role="status"></span>',
    '## A',
  ],
  [
    'absolute URLs',
    '<p><a href="/docs/5.x">a</a> <a href="#b">b</a></p>',
    '[a](https://docs.example/docs/5.x) [b](https://docs.example/docs/cli#b)',
  ],
  [
    'the language and file name of code',
    figure(
      'devspace.yaml',
      '<code class="c language-yaml"><span class="tk">a</span>: 1\nb: 2</code>',
    ),
    '```yaml title="devspace.yaml"\na: 1\nb: 2\n```',
  ],
  [
    'commands with a prompt, and their output',
    figure(
      'Terminal',
      '<code class="language-console"><span class="cmd">a</span>\n<span class="out">b <span class="in">c</span></span></code>',
    ),
    '```console\n$ a\nb c\n```',
  ],
  [
    'an illustration once',
    '<p><img src="/docs/a.svg" alt="A pod"><img src="/docs/a-dark.svg" alt="A pod" data-dark=""></p>',
    '![A pod](/docs/a.svg)',
  ],
  [
    'tabs as alternatives, each with its label',
    `<div class="tabs-container"><div role="tablist"><div role="tab">Linux</div></div><div>${panels}</div></div><p>All</p>`,
    'Alternatives:\n\n- **Linux**\n\n  L\n\n  ```\n  l\n  ```\n\n- **Windows**\n\n  W\n\nAll',
  ],
  ['closed sections', '<details><summary>Why?</summary><p>So.</p></details>', '**Why?**\n\nSo.'],
  [
    'the Markdown of fields instead of their markup',
    '<p>A</p><div data-fields="dev.*.sync"><p>Markup</p></div>',
    'A\n\n- `dev.*.sync`',
  ],
  [
    'flags as a table',
    '<table><thead><tr><th>Flag</th><th>Type</th></tr></thead><tbody><tr><th><a href="#f"><code>--a</code></a></th><td>bool</td></tr></tbody></table>',
    '| Flag | Type |\n| - | - |\n| [`--a`](https://docs.example/docs/cli#f) | bool |',
  ],
  [
    'admonitions',
    '<div class="theme-admonition alert"><div><span><svg></svg></span>Careful</div><div><p>Hot.</p></div></div>',
    '> **Careful**\n>\n> Hot.',
  ],
  [
    'the alternative text of a diagram once',
    `<div class="docusaurus-mermaid-container" role="group">${svg}${svg}</div>`,
    '_Diagram: Steps. A, then B._',
  ],
])('convertPage writes %s', (_, html, markdown) => {
  expect(convert(html)).toBe(markdown);
});

it('convertPage ignores pages that are not docs', () => {
  expect(convertPage(parsePage('<main>No docs</main>'), location, writeFields)).toBeUndefined();
});
