import {useCallback, useState} from 'react';
import type {ConvertedConfig} from '@devspace-docs/devspace-check/convert';

/** A converted config, and the text that it comes from. */
export interface Conversion extends ConvertedConfig {
  readonly original: string;
}

export interface ConversionState {
  readonly conversion: Conversion | undefined;
  readonly isConverting: boolean;
  /** Why the text can't be converted. */
  readonly failure: string | undefined;
  /** Converts the text, and resolves with whether the result replaced it. */
  readonly convert: () => Promise<boolean>;
  readonly clear: () => void;
}

/** Keeps the original while readers visit another page, like the text. */
let lastConversion: Conversion | undefined;

/**
 * Converts configs to the latest format. The code loads with the first conversion.
 *
 * @param revise - Replaces a text unless the reader has edited it since, and returns whether it did.
 */
export function useConversion(
  text: string,
  revise: (from: string, to: string) => boolean,
): ConversionState {
  const [conversion, setConversion] = useState(() => lastConversion);
  const [isConverting, setIsConverting] = useState(false);
  const [failure, setFailure] = useState<{readonly text: string; readonly reason: string}>();

  const show = useCallback((value: Conversion | undefined) => {
    lastConversion = value;
    setConversion(value);
  }, []);
  const clear = useCallback(() => show(undefined), [show]);

  async function convert(): Promise<boolean> {
    if (isConverting) return false;
    setIsConverting(true);
    setFailure(undefined);
    try {
      const {convertInWorker} = await import('@devspace-docs/devspace-check/convert');
      const converted = await convertInWorker(text);
      if (converted.error) {
        const {message, line, fix} = converted.error;
        throw new Error(`This config can't be converted. Line ${line}: ${message}. Fix: ${fix}.`);
      }
      const isRevised = revise(text, converted.text);
      if (isRevised) show({...converted, original: text});
      return isRevised;
    } catch (error) {
      setFailure({text, reason: error instanceof Error ? error.message : String(error)});
      return false;
    } finally {
      setIsConverting(false);
    }
  }

  return {
    conversion,
    isConverting,
    failure: failure?.text === text ? failure.reason : undefined,
    convert,
    clear,
  };
}
