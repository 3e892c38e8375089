/**
 * Configs in links to the page "Check your devspace.yaml": `tools/check#config=TEXT`, where TEXT is the
 * config in UTF-8, compressed as raw deflate and encoded as base64url. Browsers don't send the hash to
 * servers.
 */
import {decodeConfig, MAX_BYTES} from '../config/decode.ts';

/** Site path of the page that opens these links. */
export const CHECK_PAGE = 'tools/check';

const PREFIX = '#config=';

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<BufferSource> {
  return new Blob([bytes]).stream();
}

/** Reads a stream up to `MAX_BYTES`, because a few bytes can decompress to gigabytes. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    size += value.length;
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

/** Encodes a config as the hash of a URL: `#config=…`. */
export async function encodeShared(config: string): Promise<string> {
  const packed = streamOf(new TextEncoder().encode(config)).pipeThrough(
    new CompressionStream('deflate-raw'),
  );
  return PREFIX + toBase64Url(await readAll(packed));
}

/** Whether the hash of a URL contains a config. */
export function isShared(hash: string): boolean {
  return hash.startsWith(PREFIX);
}

/**
 * Decodes the config in the hash of a URL; undefined if there is none.
 *
 * @param hash - With `#`.
 * @throws Error with a message for readers if the config is corrupt or too large.
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
