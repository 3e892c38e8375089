/** The config check that readers use has to accept the samples of the documentation. */
import {expect, it} from 'vitest';
import {versions} from '../../src/config/versions.ts';
import {checkConfig} from '../../src/lib/config-check/index.ts';
import {createSite} from '../../scripts/lib/content/pages/site.ts';
import {readSamples, sampleVersion} from '../../scripts/lib/content/samples/sample.ts';
import {loadTree} from '../../scripts/lib/content/runner/load.ts';

const site = createSite(loadTree('.'));

it.each(versions)(
  'reports no errors in complete samples of $label',
  ({label}) => {
    const samples = site.files.flatMap((file) =>
      readSamples(site.content(file).fences)
        .filter(({purpose}) => purpose.kind === 'config' && !purpose.isImported)
        .filter((sample) => sampleVersion(sample, file) === label)
        .map(({fence}) => ({file, fence})),
    );
    expect(samples.length).toBeGreaterThan(20);
    const errors = samples.flatMap(({file, fence}) =>
      checkConfig(fence.code)
        .diagnostics.filter(({severity}) => severity === 'error')
        .map(
          ({line, path, message}) =>
            `${file.path}:${fence.location.line + line} ${path}: ${message}`,
        ),
    );
    expect(errors).toEqual([]);
  },
  120_000,
);
