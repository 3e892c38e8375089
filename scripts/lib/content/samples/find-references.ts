/** Finds where a config refers to its own entries by name. */
import type {ReleaseLine} from '../../../../src/config/versions.ts';
import {findScripts} from './config-scripts.ts';
import {addFieldReferences, addRuntimeReferences, addVariableNames} from './field-references.ts';
import {addPatchReferences} from './patch-references.ts';
import {References} from './references.ts';
import {isYamlMap} from './sample.ts';
import {addScriptReferences} from './script-references.ts';

/** Finds all references of a config: in scripts, variables and fields. */
export function findReferences(config: unknown, line: ReleaseLine): References {
  const references = new References();
  if (!isYamlMap(config)) return references;
  const scripts = findScripts(config, line);
  for (const script of scripts) addScriptReferences(script, config, line, references);
  if (line !== '4.x') addRuntimeReferences(config, [], references);
  addVariableNames(config, scripts, references);
  addFieldReferences(config, line, references);
  addPatchReferences(config, line, references);
  return references;
}
