/** Converts a config in a worker, to keep the page responsive. */
import {convertConfig} from './index.ts';

self.addEventListener('message', ({data}: MessageEvent<string>) => {
  self.postMessage(convertConfig(data));
});
