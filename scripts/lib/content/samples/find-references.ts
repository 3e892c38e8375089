/** Finds where a config refers to its own entries by name. */
import type {ReleaseLine} from '../../../../src/config/versions.ts';
import {findScripts} from './config-scripts.ts';
import {addFieldReferences, addVariableReferences} from './field-references.ts';
import {References} from './references.ts';
import {isYamlMap} from './sample.ts';
import {addScriptReferences} from './script-references.ts';

/** Finds all references of a config: in scripts, variables and fields. */
export function findReferences(config: unknown, line: ReleaseLine): References {
  const references = new References();
  if (!isYamlMap(config)) return references;
  for (const script of findScripts(config, line))
    addScriptReferences(script, config, line, references);
  if (line !== '4.x') addVariableReferences(config, [], references);
  addFieldReferences(config, line, references);
  return references;
}
