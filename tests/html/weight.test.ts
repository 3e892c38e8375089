import {expect, it} from 'vitest';
import {checkWeight} from '../../scripts/lib/bench/page-weight.ts';
import {weighSite} from '../../scripts/lib/bench/weigh-site.ts';
import {buildDir, deployment} from '../lib/built-site.ts';

it('every page stays within its budget', () => {
  const weights = weighSite({dir: buildDir, basePath: deployment.baseUrl});
  expect(weights.length).toBeGreaterThan(400);
  expect(weights.flatMap(checkWeight)).toEqual([]);
  // The scripts of a page are named in its head: without them, these numbers would say little.
  const scripts = weights.filter(({path}) => path !== '404').map(({bytes}) => bytes.js);
  expect(Math.min(...scripts)).toBeGreaterThan(50_000);
});
