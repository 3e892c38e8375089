import {checkScripts, ConfigFile} from '@devspace-docs/devspace-check';
import {configFormats} from '@devspace-docs/devspace-check/node';
import type {Rule} from '../types.ts';
import {readSamples, readShown, sampleVersion} from '@devspace-docs/pages';

export const pipelineScripts: Rule = {
  name: 'pipeline-scripts',
  check: (file, site) =>
    readSamples(site.content(file).fences).flatMap((sample) => {
      const shown = readShown(sample);
      const version = sampleVersion(sample, file);
      return shown && version ? checkScripts(new ConfigFile(shown, configFormats(version))) : [];
    }),
};
