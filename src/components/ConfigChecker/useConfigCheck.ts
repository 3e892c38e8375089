import {useEffect, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {VersionLabel} from '@devspace-docs/versions';
import {
  createCheckClient,
  type CheckClient,
  type CheckOutcome,
  type Release,
} from '@devspace-docs/devspace-check';

/** In milliseconds. */
const DEBOUNCE = 300;

export interface ConfigCheck {
  /** Latest outcome; stale while `isChecking`. */
  readonly outcome: CheckOutcome | undefined;
  readonly isChecking: boolean;
}

/** Checks a text in a worker whenever it changes. */
export function useConfigCheck(
  text: string,
  version: VersionLabel | undefined,
  release: Release | undefined,
): ConfigCheck {
  const schemaUrl = useBaseUrl('/schema/');
  const client = useRef<CheckClient>(null);
  const [outcome, setOutcome] = useState<CheckOutcome>();
  const isEmpty = text.trim() === '';

  useEffect(() => {
    const url = new URL(schemaUrl, window.location.href).href;
    client.current = createCheckClient(url, setOutcome);
    return () => client.current?.close();
  }, [schemaUrl]);

  useEffect(() => {
    if (isEmpty) return undefined;
    const timer = setTimeout(
      () => client.current?.check({text, ...(version && {version}), ...(release && {release})}),
      DEBOUNCE,
    );
    return () => clearTimeout(timer);
  }, [text, version, release, isEmpty]);

  if (isEmpty) return {outcome: undefined, isChecking: false};
  const {input} = outcome ?? {};
  const isChecking =
    input?.text !== text || input.version !== version || input.release?.name !== release?.name;
  return {outcome, isChecking};
}
