import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {VersionLabel} from '@devspace-docs/versions';
import {createFieldIndex, type FieldIndex, loadFields} from '@devspace-docs/devspace-check';

/** Loads the fields of a version; undefined until they load. */
export function useFields(version: VersionLabel): FieldIndex | undefined {
  const url = useBaseUrl(`/schema/${version}/fields.json`);
  const [loaded, setLoaded] = useState<{readonly url: string; readonly index: FieldIndex}>();
  useEffect(() => {
    const aborter = new AbortController();
    async function load(): Promise<void> {
      setLoaded({url, index: createFieldIndex(await loadFields(url, aborter.signal))});
    }
    // Without fields, only completion and hover descriptions are missing.
    load().catch(() => undefined);
    return () => aborter.abort();
  }, [url]);
  return loaded?.url === url ? loaded.index : undefined;
}
