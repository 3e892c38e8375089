/** Finds the config version in a file, before the file is parsed. */

/** A top-level `version` line with a plain or quoted value. A byte order mark may precede it. */
const VERSION_LINE = /^\uFEFF?(["']?)version\1[ \t]*:[ \t]+(["']?)([^\s"'#]+)\2[ \t]*(?:#.*)?$/m;

/**
 * The value of `version` in the text of a config, such as `v2beta1`, even if the text isn't valid YAML. Undefined
 * if no top-level line sets it to a simple value.
 */
export function findConfigVersion(text: string): string | undefined {
  return VERSION_LINE.exec(text)?.[3];
}
