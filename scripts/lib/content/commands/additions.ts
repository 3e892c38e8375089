/** Commands and flags that the samples of a page add to DevSpace. */
import type {Site} from '../pages/site.ts';
import type {SourceFile} from '../pages/types.ts';
import {readSamples} from '../samples/sample.ts';
import type {CallContext, DeclaredFlag} from './check-call.ts';
import {isYamlMap} from '../../../../src/lib/config-check/yaml.ts';

/** What a page may use although no release has it. */
export type Additions = Pick<CallContext, 'pipelineFlags' | 'pluginCommands'>;

function mapsIn(value: unknown): Array<Readonly<Record<string, unknown>>> {
  return Array.isArray(value) ? value.filter(isYamlMap) : [];
}

/** Flags of pipelines: they are switches unless they say otherwise. */
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

/** Commands that a `plugin.yaml` declares. */
function readPluginCommands(plugin: unknown): string[] {
  if (!isYamlMap(plugin) || !('binaries' in plugin)) return [];
  return mapsIn(plugin.commands).flatMap(({name, subCommand}) => {
    if (typeof name !== 'string') return [];
    return [typeof subCommand === 'string' ? `${subCommand} ${name}` : name];
  });
}

/** Reads the samples of a page, or of the pages that show a partial. */
export function readAdditions(file: SourceFile, site: Site): Additions {
  const pages = file.kind === 'partial' ? [file, ...site.pagesWith(file)] : [file];
  const values = pages
    .flatMap((page) => site.content(page).fences)
    .filter(({code}) => /\b(?:flags|binaries):/.test(code))
    .flatMap((fence) => readSamples([fence]))
    .flatMap(({yaml}) => yaml.documents.map(({value}) => value));
  return {
    pipelineFlags: values.flatMap(readPipelineFlags),
    pluginCommands: values.flatMap(readPluginCommands),
  };
}
