import {checkConfig} from '@devspace-docs/devspace-check';
import {configFormats} from '@devspace-docs/devspace-check/node';
import {readSamples, sampleVersion, type Site, type SourceFile} from '@devspace-docs/pages';
import type {Problem} from '../types.ts';
import {findElsewhere} from '../samples/find-elsewhere.ts';
import {toProblem} from './check.ts';

/** Whether the page "Check your devspace.yaml" finds no errors in a config, without what its comments declare. */
export function isAcceptedAlone(code: string): boolean {
  const {diagnostics} = checkConfig(code, configFormats);
  return diagnostics.every(({severity}) => severity !== 'error');
}

/**
 * Reports complete samples that the page "Check your devspace.yaml" rejects, in files without other problems:
 * that check also reports most of what the rules for pages do.
 */
export function findRejectedSamples(
  site: Site,
  files: readonly SourceFile[],
  others: readonly Problem[],
): Problem[] {
  const reported = new Set(others.map(({file}) => file));
  return files
    .filter(({path}) => !reported.has(path))
    .flatMap((file) =>
      readSamples(site.content(file).fences)
        .filter(({purpose}) => purpose.kind === 'config' && !purpose.isImported)
        .filter((sample) => sampleVersion(sample, file) !== undefined)
        .flatMap(({fence}) =>
          checkConfig(fence.code, configFormats, {}, {findElsewhere: findElsewhere(fence.code)})
            .diagnostics.filter(({severity}) => severity === 'error')
            .map(({line, message, hint}) =>
              toProblem(
                {
                  file: file.path,
                  location: fence.locateAt(line - 1),
                  message: `the online config check reports: ${message}`,
                  hint,
                },
                'config-check',
                site,
              ),
            ),
        ),
    );
}
