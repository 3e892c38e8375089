import {checkScripts, type ShownConfig, wrapAt} from '@devspace-docs/config-language';
import type {Rule} from '../pages/types.ts';
import {readSamples, sampleVersion, type Sample} from '../samples/sample.ts';

/** The complete or partial config in a sample; undefined for other samples. */
export function readShown({purpose, yaml}: Sample): ShownConfig | undefined {
  const [document] = yaml.documents;
  if (!document || yaml.diagnostics.length > 0) return undefined;
  if (purpose.kind === 'config') {
    const isWhole = !purpose.isImported;
    return {document, config: document.value, start: [], isWhole};
  }
  if (purpose.kind !== 'fragment' || !purpose.path) return undefined;
  const {path} = purpose;
  const config = wrapAt(path, document.value);
  return {document, config, start: path.segments, isWhole: false};
}

export const pipelineScripts: Rule = {
  name: 'pipeline-scripts',
  summary:
    'Scripts in configs are valid shell, without Windows variables such as `%USERNAME%`; functions and their flags exist, have valid arguments, and are used where they work.',
  check: (file, site) =>
    readSamples(site.content(file).fences).flatMap((sample) => {
      const shown = readShown(sample);
      const version = sampleVersion(sample, file);
      return shown && version ? checkScripts(shown, version) : [];
    }),
};
