/** Converts configs in the browser. */
import type {ConvertedConfig} from './index.ts';

export type {ConversionChange, ConversionNote, ConvertedConfig} from './index.ts';

/** Timeout of a conversion in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Converts a config to the latest format in a worker.
 *
 * @throws Error if the worker doesn't start, fails or takes too long.
 */
export async function convertInWorker(text: string): Promise<ConvertedConfig> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  try {
    return await new Promise((resolve, reject) => {
      const fail = (reason: string): void =>
        reject(new Error(`The conversion ${reason}. Your config is unchanged.`));
      setTimeout(() => fail('took too long and was stopped'), TIMEOUT);
      worker.addEventListener('message', ({data}: MessageEvent<ConvertedConfig>) => resolve(data));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        fail('failed');
      });
      worker.postMessage(text);
    });
  } finally {
    worker.terminate();
  }
}
