import {posix} from 'node:path';
import type {ConfigFormat} from '@devspace-docs/devspace-check';
import {type Segments, type YamlMap, isYamlMap} from '@devspace-docs/devspace-check';

/** Fields that prevent the deletion of files in the container. Download excludes don't. */
const EXCLUDES = ['excludePaths', 'excludeFile', 'uploadExcludePaths', 'uploadExcludeFile'];

/** A comment such as `# Safe: the image has no files in /app`. */
export const SAFE_COMMENT = /#\s*Safe: *\S/;

function isProjectFolder(entry: YamlMap): boolean {
  // Older formats have `localSubPath` instead of `path`.
  const path = entry.path ?? entry.localSubPath;
  const [local] = typeof path === 'string' ? path.split(':') : [];
  return ['.', './'].includes(posix.normalize(local || '.'));
}

/** Path of the initial sync strategy in the format of each version. */
const STRATEGY = /^dev(?:\.\*)?\.sync\[\]\.initialSync$/;

function defaultStrategy({tree}: ConfigFormat): unknown {
  return [...tree.byPath.values()].find(({path}) => STRATEGY.test(path))?.default;
}

function isUnsafe(entry: YamlMap, byDefault: unknown): boolean {
  const {initialSync = byDefault, disableUpload} = entry;
  const hasExcludes = EXCLUDES.some((field) => {
    const value = entry[field];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
  if (initialSync !== 'mirrorLocal' || disableUpload === true || hasExcludes) return false;
  return isProjectFolder(entry);
}

/**
 * Finds `sync` entries, also in profiles, that delete files in the container: the strategy `mirrorLocal`
 * deletes files that the project folder doesn't have, such as installed packages.
 */
export function findUnsafeSyncs(config: unknown, format: ConfigFormat): Segments[] {
  const byDefault = defaultStrategy(format);
  const found: Segments[] = [];
  const walk = (value: unknown, segments: Segments): void => {
    if (isYamlMap(value)) {
      for (const [key, inner] of Object.entries(value)) walk(inner, [...segments, key]);
    } else if (Array.isArray(value)) {
      const isSync = segments.includes('dev') && segments.at(-1) === 'sync';
      value.forEach((item: unknown, index) => {
        const at = [...segments, index];
        if (isSync && isYamlMap(item) && isUnsafe(item, byDefault)) found.push(at);
        else walk(item, at);
      });
    }
  };
  walk(config, []);
  return found;
}
