import {expect, it} from 'vitest';
import {optimizeSvg} from './optimize-svg.ts';

const options = {prefix: 'd', className: 'diagram'};

const draw = (inside: string): string =>
  optimizeSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<text>Label</text></svg>`,
    options,
  );

it('uses the title and description as the alternative text, without a tooltip', () => {
  const svg = draw('<title>Steps of a build</title><desc>DevSpace builds the image.</desc>');
  expect(svg).toContain('aria-label="Steps of a build. DevSpace builds the image."');
  expect(svg).toContain('role="img"');
  expect(svg).not.toMatch(/<(?:title|desc)/);
});

it.each([
  ['title', '<desc>DevSpace builds the image.</desc>'],
  ['description', '<title>Steps of a build</title>'],
])('rejects a diagram without a %s', (_, inside) => {
  expect(() => draw(inside)).toThrow('The diagram needs `accTitle` and `accDescr`.');
});

it('colors places as the illustrations do, and connections between them as live', () => {
  const svg = draw(
    `<title>A</title><desc>B</desc><style>.local .box { fill: var(--docs-local-wash); }</style>
    <g class="local"><rect class="box" width="9" height="9" fill="#eee"/></g><path stroke="#666" d="M0 0h9"/>`,
  );
  expect(svg).toContain('fill="var(--docs-local-wash)"');
  expect(svg).toContain('stroke="var(--docs-live)"');
});

it('rejects a color without a token', () => {
  expect(() => draw('<title>A</title><desc>B</desc><path fill="#f00" d="M0 0h9"/>')).toThrow(
    'The diagram uses the color #f00',
  );
});
