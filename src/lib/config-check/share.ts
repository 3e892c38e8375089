/**
 * Configs in links to the page "Check your devspace.yaml": `tools/check#config=TEXT`, where TEXT is the
 * config in UTF-8, compressed as raw deflate and encoded as base64url. Browsers don't send the part
 * after `#` to servers. Runs in browsers and in Node.
 */
import {decodeConfig, MAX_BYTES} from './decode.ts';

/** Page that opens these links, below the landing page of the latest version. */
export const CHECK_PAGE = 'tools/check';

const PREFIX = '#config=';

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> {
  return new Blob([bytes]).stream();
}

/** Reads a stream to its end, unless it is larger than the largest file that is checked. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    size += value.length;
    // A few bytes can unpack to gigabytes.
    if (size > MAX_BYTES) {
      await reader.cancel();
      throw new Error('The config in the link is larger than 1 MB.');
    }
    chunks.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** The part of a link that contains a config: `#config=…`. */
export async function encodeShared(config: string): Promise<string> {
  const packed = streamOf(new TextEncoder().encode(config)).pipeThrough(
    new CompressionStream('deflate-raw'),
  );
  return PREFIX + toBase64Url(await readAll(packed));
}

/** Whether the last part of a URL contains a config. */
export function isShared(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/**
 * The config in the last part of a URL; undefined if it contains none.
 *
 * @param hash - With the `#`.
 * @throws Error with a message for readers, if the config is damaged or too large.
 */
export async function decodeShared(hash: string): Promise<string | undefined> {
  if (!isShared(hash)) return undefined;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    const packed = fromBase64Url(hash.slice(PREFIX.length));
    bytes = await readAll(streamOf(packed).pipeThrough(new DecompressionStream('deflate-raw')));
  } catch (error) {
    if (error instanceof Error && error.message.endsWith('1 MB.')) throw error;
    throw new Error('The link is incomplete: copy it again.');
  }
  return decodeConfig(bytes);
}
