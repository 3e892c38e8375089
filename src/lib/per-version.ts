import type {VersionLabel} from '../config/versions.ts';

/** Computes a value for each version when it is first needed, and keeps it. */
export function perVersion<Value extends object>(
  compute: (version: VersionLabel) => Value,
): (version: VersionLabel) => Value {
  const known = new Map<VersionLabel, Value>();
  return (version) => {
    const value = known.get(version) ?? compute(version);
    known.set(version, value);
    return value;
  };
}
