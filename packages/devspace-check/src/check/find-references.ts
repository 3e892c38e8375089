/** Finds references to entries of a config by name. */
import {versionsByLabel} from '@devspace-docs/versions';
import {findScripts} from './config-scripts.ts';
import {addFieldReferences, addRuntimeReferences, addVariableNames} from './field-references.ts';
import {addPatchReferences} from './patch-references.ts';
import {References} from './references.ts';
import type {ConfigFormat} from './schemas.ts';
import {addScriptReferences} from './script-references.ts';
import {isYamlMap} from './yaml.ts';

/**
 * Finds all references in the scripts, variables and fields of a config.
 *
 * @param profiles - If set, only these profiles are applied to find the targets of patches.
 */
export function findReferences(
  config: unknown,
  format: ConfigFormat,
  profiles?: readonly string[],
): References {
  const {version} = format;
  const references = new References();
  if (!isYamlMap(config)) return references;
  const scripts = findScripts(config, version);
  for (const script of scripts) addScriptReferences(script, config, version, references);
  if (versionsByLabel[version].hasRuntimeVariables) addRuntimeReferences(config, references);
  addVariableNames(config, scripts, references);
  addFieldReferences(config, version, references);
  addPatchReferences(config, format, references, profiles);
  return references;
}
