import {describe, expect, it} from 'vitest';
import {readTags} from '../html/tags.ts';
import {pageBudget} from './budgets.ts';
import {checkWeight, weighPage, type PageWeight} from './page-weight.ts';

const html = `<head><link rel=stylesheet href=/docs/a.css><link rel="stylesheet" media="print" href="/docs/p.css">
<link rel="preload" as="script" href="/docs/b.js"><script src=/docs/a.js defer></script>
<script src="https://cdn.example/x.js"></script><link rel=icon href=/docs/i.svg>
<noscript><link rel=stylesheet href=/docs/n.css></noscript></head>
<body><img src=/docs/i.svg><img loading=lazy src=/docs/l.png><a href=/docs/c>c</a></body>`;

describe('weighPage', () => {
  it('counts what a browser loads at once, each file once', () => {
    const weight = weighPage({
      path: 'x',
      file: 'x.html',
      tags: readTags(html),
      basePath: '/docs/',
      sizeOf: (file) => ({'x.html': 100, 'a.css': 10, 'a.js': 3, 'b.js': 4})[file] ?? 1,
      shared: ['f.woff2'],
    });
    expect(weight).toEqual({
      path: 'x',
      bytes: {html: 100, css: 10, js: 7, font: 1, image: 1},
      total: 119,
      requests: 6,
    });
  });

  it('refuses a file that it cannot place', () => {
    const page = {path: 'x', file: 'x.html', tags: [], basePath: '/', sizeOf: () => 1};
    expect(() => weighPage({...page, shared: ['a.bin']})).toThrow('a.bin');
  });
});

describe('checkWeight', () => {
  const light: PageWeight = {
    path: 'x',
    bytes: {html: 1, css: 1, js: 1, font: 1, image: 1},
    total: 5,
    requests: 5,
  };

  it('lets a light page pass', () => {
    expect(checkWeight(light)).toEqual([]);
  });

  it('says what is too much', () => {
    const js = pageBudget.js + 1;
    expect(checkWeight({...light, bytes: {...light.bytes, js}})).toEqual([
      `/x js: ${js} is more than ${pageBudget.js}`,
    ]);
  });
});
