import {type Segments, isYamlMap} from '@devspace-docs/devspace-check';

export interface YamlScript {
  readonly text: string;
  readonly segments: Segments;
  /** `version` of the file. */
  readonly version: unknown;
}

/** Sections of `devspace.yaml` whose entries can be scripts. */
const SCRIPT_SECTIONS: ReadonlySet<number | string> = new Set([
  'commands',
  'functions',
  'pipelines',
]);

/** Fields for scripts, in `devspace.yaml` and in configs of CI systems. */
const SCRIPT_FIELDS: ReadonlySet<number | string> = new Set([
  'after',
  'after_script',
  'before_script',
  'command',
  'run',
  'script',
]);

function isScript(segments: Segments): boolean {
  const field = segments.findLast((segment) => typeof segment === 'string');
  if (field !== undefined && SCRIPT_FIELDS.has(field)) return true;
  const section = segments.at(-2);
  return section !== undefined && SCRIPT_SECTIONS.has(section);
}

/**
 * Finds the shell scripts in a parsed YAML file, in document order.
 *
 * `findScripts` of the config check finds only what DevSpace runs in its own shell, which depends on the
 * version. This also finds commands that run in containers, by other programs or in CI systems.
 *
 * @param above - Path of the YAML in its file, if it is only a part of one.
 */
export function findYamlScripts(file: unknown, above: Segments = []): YamlScript[] {
  const version = isYamlMap(file) ? file.version : undefined;
  const walk = (value: unknown, segments: Segments): YamlScript[] => {
    if (typeof value === 'string')
      return isScript([...above, ...segments]) ? [{text: value, segments, version}] : [];
    if (Array.isArray(value))
      return value.flatMap((item, index) => walk(item, [...segments, index]));
    return isYamlMap(value)
      ? Object.entries(value).flatMap(([key, item]) => walk(item, [...segments, key]))
      : [];
  };
  return walk(file, []);
}
