import {useCallback, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {
  decodeConfig,
  decodeShared,
  explainSize,
  isShared,
  MAX_CONVERTED_BYTES,
} from '@devspace-docs/devspace-check';

/** Keeps the text while readers visit another page. It isn't stored anywhere else. */
let lastText = '';

/** A file or a link that the reader opened. Opening it again creates another object. */
export interface OpenedConfig {
  /** Undefined for a link. */
  readonly name: string | undefined;
}

export interface ConfigText {
  readonly text: string;
  /** What the text is from. */
  readonly opened: OpenedConfig | undefined;
  /** Why a file or link can't be opened. */
  readonly error: string | undefined;
  readonly change: (text: string) => void;
  /** Changes a text unless the reader has edited it since, and returns whether it did. */
  readonly revise: (from: string, to: string) => boolean;
  readonly open: (file: File) => void;
}

/** Removes a shared config from the URL, so that the URL never differs from the editor's text. */
function clearUrl(): void {
  const {hash, pathname, search} = window.location;
  // The router would scroll to the top.
  if (isShared(hash)) window.history.replaceState(window.history.state, '', pathname + search);
}

/** Whether a text that is too large to be checked can at least be converted. */
export function isLargeOldConfig(text: string): boolean {
  return explainSize(text.length) !== undefined && /^version:[ \t]*["']?v1beta\d/m.test(text);
}

async function readFile(file: File): Promise<string> {
  const tooLarge = explainSize(file.size, MAX_CONVERTED_BYTES);
  if (tooLarge !== undefined) throw new Error(tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decodeConfig(bytes, MAX_CONVERTED_BYTES);
  return isLargeOldConfig(text) ? text : decodeConfig(bytes);
}

/** The text to check: typed, from a file, or from the URL. */
export function useConfigText(): ConfigText {
  const {hash} = useLocation();
  const [text, setText] = useState(() => lastText);
  const [error, setError] = useState<string>();
  const [opened, setOpened] = useState<OpenedConfig>();

  const show = useCallback((value: string) => {
    lastText = value;
    setText(value);
    setError(undefined);
  }, []);

  const load = useCallback(
    (content: Promise<string | undefined>, from?: File) => {
      content.then(
        (value) => {
          if (value === undefined) return;
          show(value);
          setOpened({name: from?.name});
        },
        (reason: unknown) => setError(reason instanceof Error ? reason.message : String(reason)),
      );
    },
    [show],
  );

  useEffect(() => {
    // After an edit, the router still has the previous URL.
    if (window.location.hash === hash) load(decodeShared(hash));
  }, [hash, load]);

  function change(value: string): void {
    clearUrl();
    show(value);
    // The next text is likely another config.
    if (value === '') setOpened(undefined);
  }

  return {
    text,
    opened,
    error,
    change,
    revise(from, to) {
      if (lastText !== from) return false;
      change(to);
      return true;
    },
    open(file) {
      clearUrl();
      load(readFile(file), file);
    },
  };
}
