/** Finds the configs that a config imports, which DevSpace merges before it reads the result. */
import {asList, asMap, isYamlMap} from '../yaml/yaml.ts';

/** Returns the config at an imported path; undefined if it isn't known. */
export type FindImport = (path: string) => unknown;

interface ImportedConfig {
  readonly config: unknown;
  /** Index of the entry in `imports` that leads to it. */
  readonly index: number;
  /** False if an expression can disable it. */
  readonly isCertain: boolean;
}

export interface Imports {
  /** In the order in which DevSpace merges them: earlier ones take precedence. */
  readonly configs: readonly ImportedConfig[];
  /** Whether all of them are known. */
  readonly isComplete: boolean;
}

/** Finds the imports of a config, and those of the imported configs. */
export function findImports(config: unknown, findImport: FindImport): Imports {
  const configs: ImportedConfig[] = [];
  let isComplete = true;
  const add = (imports: unknown, parent?: ImportedConfig): void => {
    isComplete &&= Array.isArray(imports ?? []);
    for (const [position, item] of asList(imports).entries()) {
      const {path, git, enabled = true} = asMap(item);
      if (enabled === false) continue;
      const isLocal = typeof path === 'string' && git === undefined;
      const found = isLocal ? findImport(path) : undefined;
      isComplete &&= found !== undefined;
      if (found === undefined || configs.some((other) => other.config === found)) continue;
      const isCertain = enabled === true && parent?.isCertain !== false;
      const imported = {config: found, index: parent?.index ?? position, isCertain};
      configs.push(imported);
      add(isYamlMap(found) ? found.imports : undefined, imported);
    }
  };
  add(asMap(config).imports);
  return {configs, isComplete};
}
