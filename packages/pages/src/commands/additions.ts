import type {Site} from '../site.ts';
import type {SourceFile} from '../types.ts';
import {readSamples} from '../samples/sample.ts';
import type {CallContext, DeclaredFlag} from './check-call.ts';
import {isYamlMap} from '@devspace-docs/devspace-check';

/** Flags and commands that the samples of a page define. */
export type Additions = Pick<CallContext, 'pipelineFlags' | 'pluginCommands'>;

function mapsIn(value: unknown): Array<Readonly<Record<string, unknown>>> {
  return Array.isArray(value) ? value.filter(isYamlMap) : [];
}

/** Flags of pipelines, which are boolean by default. */
function readPipelineFlags(config: unknown): DeclaredFlag[] {
  const pipelines = isYamlMap(config) && isYamlMap(config.pipelines) ? config.pipelines : {};
  return Object.values(pipelines)
    .flatMap((pipeline) => (isYamlMap(pipeline) ? mapsIn(pipeline.flags) : []))
    .flatMap(({name, short, type = 'bool'}) => {
      if (typeof name !== 'string') return [];
      const kind = type === 'bool' || type === 'int' ? type : 'string';
      return [{name, type: kind, ...(typeof short === 'string' && {shorthand: short})}];
    });
}

/** Commands of a `plugin.yaml`. */
function readPluginCommands(plugin: unknown): string[] {
  if (!isYamlMap(plugin) || !('binaries' in plugin)) return [];
  return mapsIn(plugin.commands).flatMap(({name, subCommand}) => {
    if (typeof name !== 'string') return [];
    return [typeof subCommand === 'string' ? `${subCommand} ${name}` : name];
  });
}

/** Reads the samples of a page. For a partial, also reads the pages that include it. */
export function readAdditions(file: SourceFile, site: Site): Additions {
  const fences = site.fencesAround(file).filter(({code}) => /\b(?:flags|binaries):/.test(code));
  const values = readSamples(fences).flatMap(({yaml}) => yaml.documents.map(({value}) => value));
  return {
    pipelineFlags: values.flatMap(readPipelineFlags),
    pluginCommands: values.flatMap(readPluginCommands),
  };
}
