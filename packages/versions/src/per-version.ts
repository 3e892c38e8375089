import type {VersionLabel} from './versions.ts';

/** Memoizes a function of the version. */
export function perVersion<Value extends object>(
  compute: (version: VersionLabel) => Value,
): (version: VersionLabel) => Value {
  const cache = new Map<VersionLabel, Value>();
  return (version) => {
    const value = cache.get(version) ?? compute(version);
    cache.set(version, value);
    return value;
  };
}
