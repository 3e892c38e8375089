import {expect, it} from 'vitest';
import {brief, check, page} from '../testing.ts';
import {images} from './images.ts';

const files = {
  'docs/img/logs.png': '',
  'static/img/logo.svg': '',
  'src/illustrations/sync.svg': '',
};

function problemsOf(body: string): string[] {
  return brief(check(images, {'docs/a.mdx': page('A', body), ...files}));
}

it.each([
  '![Logs of a pod](./img/logs.png)',
  '![Logs of a pod](img/logs.png)',
  '![Logo](/img/logo.svg)',
  '![Logo](@site/static/img/logo.svg)',
  '![Logs][logs]\n\n[logs]: ./img/logs.png',
  '<img src="/docs/img/logo.svg" alt="Logo" />',
  '<img src={require("./img/logs.png").default} alt="Logs of a pod" />',
  'import Sync from \'@site/src/illustrations/sync.svg\';\n\n<Sync role="img" aria-label="Files go both ways" />',
  "import Sync from '@site/src/illustrations/sync.svg';\n\n<Sync aria-hidden />",
])('accepts %s', (body) => {
  expect(problemsOf(body)).toEqual([]);
});

it.each([
  ['![](./img/logs.png)', 'docs/a.mdx:5:5 the image has no alt text'],
  ['<img src="/img/logo.svg" />', 'docs/a.mdx:5:11 the image has no alt text'],
  ['![Logs](./img/log.png)', 'docs/a.mdx:5:9 no image at docs/img/log.png'],
  ['![Logo](/img/logs.png)', 'docs/a.mdx:5:9 no image at static/img/logs.png'],
  [
    '<img src={require("./logs.png").default} alt="Logs" />',
    'docs/a.mdx:5:20 no image at docs/logs.png',
  ],
  ['![Logs](https://img.example/logs.png)', 'docs/a.mdx:5:9 external images are not allowed'],
  [
    "import Sync from '@site/src/illustrations/sync.svg';\n\n<Sync />",
    'docs/a.mdx:7:1 the image <Sync> has no alt text',
  ],
])('refuses %s', (body, problem) => {
  expect(problemsOf(body)).toEqual([problem]);
});

it('suggests the image that was meant', () => {
  const [problem] = check(images, {'docs/a.mdx': page('A', '![Logs](./img/log.png)'), ...files});
  expect(problem?.hint).toBe('did you mean `./img/logs.png`?');
});
