import {expect, it} from 'vitest';
import {check, page} from '../testing.ts';
import {images} from './images.ts';

it('reports large images', async () => {
  const found = await check(images, {
    'docs/a.mdx': page('A', '![Logs](./img/logs.png) ![Pods](./img/pods.png)'),
    'docs/img/logs.png': 'a'.repeat(300_001),
    'docs/img/pods.png': 'a'.repeat(300_000),
  });
  expect(found.map(({message}) => message)).toEqual(['the image has more than 300 kB']);
});
