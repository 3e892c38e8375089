import {describe, expect, it} from 'vitest';
import {latestVersion, versions} from '@devspace-docs/versions';
import {configFormats} from '../../schema/formats.ts';
import {findConversions} from './conversion.ts';
import {canRead, configVersions, findFormat} from './formats.ts';

const entries = configVersions.flatMap((configVersion) =>
  findConversions(configVersion, latestVersion.label).filter(
    ({format}) => format === configVersion,
  ),
);

describe.each(entries)('the conversion of $path in $format', (entry) => {
  const {path, format, since = format, onlyIn = [], isLost, result, advice} = entry;

  it('is about a field of the format', () => {
    for (const configVersion of [format, since]) {
      const tree = findFormat(configVersion, latestVersion.label, configFormats)?.tree;
      expect([...(tree?.byPath.keys() ?? [])]).toContain(path.replace(/\[\]$/, ''));
    }
    for (const label of onlyIn) expect(versions.map((version) => version.label)).toContain(label);
  });

  it('is complete', () => {
    expect(isLost === true || result !== undefined).toBe(true);
    expect(isLost === true && advice === undefined).toBe(false);
    expect(advice ?? 'None.').toMatch(/^[A-Z].*\.$/);
  });
});

it('describes nothing for a version that reads the format itself', () => {
  for (const {label, configVersion} of versions) {
    expect(canRead(label, configVersion)).toBe(true);
    expect(findConversions(configVersion, label)).toEqual([]);
  }
});
