import {expect, it} from 'vitest';
import {readTags} from '../../scripts/lib/html/tags.ts';
import {findBadPictures} from './pictures.ts';

function check(html: string): string[] {
  return findBadPictures(readTags(html));
}

it.each([
  '<img src=/a.png alt="A pod" width=10 height=20>',
  '<a href=/><img src=/a.png alt="" width=10 height=20> Home</a>',
  '<img src=/a.png alt="" aria-hidden=true width=10 height=20>',
  '<svg role=img aria-label="A pod"></svg>',
  '<svg aria-hidden=true></svg>',
  '<svg style="display: none;"></svg>',
  '<button aria-label="Copy"><svg></svg></button>',
  '<a href=/>Docs<svg aria-label="opens in new tab"></svg></a>',
  '<span class="admonitionIcon_Rf37"><svg></svg></span>',
])('accepts %s', (html) => {
  expect(check(html)).toEqual([]);
});

it.each([
  ['<img src=/a.png width=10 height=20>', ['<img /a.png> has no alt text']],
  ['<p><img src=/a.png alt="" width=10 height=20>', ['<img /a.png> has no alt text']],
  [
    '<a href=/>Home</a><img src=/a.png alt="" width=10 height=20>',
    ['<img /a.png> has no alt text'],
  ],
  ['<img src=/a.png alt="A pod" width=10>', ['<img /a.png> has no height']],
  ['<img src=/a.png alt="A pod" width=auto height=20>', ['<img /a.png> has no width']],
  ['<svg class=picture aria-label="A pod"></svg>', ['<svg picture> has no role="img"']],
  [
    '<svg role=img></svg>',
    ['<svg> has no name: add aria-label, or aria-hidden if it is decorative'],
  ],
  [
    '<button>Copy</button><svg></svg>',
    ['<svg> has no name: add aria-label, or aria-hidden if it is decorative'],
  ],
])('reports %s', (html, problems) => {
  expect(check(html)).toEqual(problems);
});
