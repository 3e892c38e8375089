import {expect, it} from 'vitest';
import {findFailure} from './run-build.ts';

const start = '[INFO] [en] Creating an optimized production build...\n';
const end = '[SUCCESS] Generated static files in "build".\n';
const warning = '\u001b[33m\u001b[1m[WARNING]\u001b[22m Duplicate routes found!\n- /docs/cli\n';

it.each([
  ['is clean', {output: start + end}, undefined],
  ['prints a warning', {output: start + warning + end}, 'Fix each [WARNING] above.'],
  ['fails', {code: 1, output: start}, 'exit code 1'],
  ['exits with code 0 before it finishes', {output: start}, 'stopped before'],
  ['is stopped by a signal', {code: null, signal: 'SIGTERM', output: start}, 'SIGTERM'],
])('findFailure explains a build that %s', (_, result, failure) => {
  const found = findFailure({code: 0, signal: null, ...result});
  if (failure === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(failure);
});
