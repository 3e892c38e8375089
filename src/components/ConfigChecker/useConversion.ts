import {useState} from 'react';
import type {ConvertedConfig} from '@devspace-docs/devspace-check/convert';

/** A converted config, and the text that it comes from. */
export interface Conversion extends ConvertedConfig {
  readonly original: string;
}

export interface ConversionState {
  readonly conversion: Conversion | undefined;
  readonly isConverting: boolean;
  /** Why the last conversion failed. */
  readonly failure: string | undefined;
  /** Converts a text, and resolves with the new one; with undefined after a failure. */
  readonly convert: (text: string) => Promise<string | undefined>;
  readonly clear: () => void;
}

/** Converts configs to the latest format. The code loads with the first conversion. */
export function useConversion(): ConversionState {
  const [conversion, setConversion] = useState<Conversion>();
  const [isConverting, setIsConverting] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function convert(text: string): Promise<string | undefined> {
    setIsConverting(true);
    setFailure(undefined);
    try {
      const {convertInWorker} = await import('@devspace-docs/devspace-check/convert');
      const converted = await convertInWorker(text);
      if (converted.error) {
        const {message, line, fix} = converted.error;
        setFailure(`This config can't be converted. Line ${line}: ${message}. Fix: ${fix}.`);
        return undefined;
      }
      setConversion({...converted, original: text});
      return converted.text;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      return undefined;
    } finally {
      setIsConverting(false);
    }
  }

  return {
    conversion,
    isConverting,
    failure,
    convert,
    clear() {
      setConversion(undefined);
      setFailure(undefined);
    },
  };
}
