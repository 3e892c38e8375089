import {deflateRawSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {decodeShared, encodeShared} from './share.ts';

const CONFIG = 'version: v2beta1\nname: ümlaut-${NAME}\n';

describe('a config in a link', () => {
  it('can be decoded again', async () => {
    const hash = await encodeShared(CONFIG);
    expect(hash).toMatch(/^#config=[\w-]+$/);
    expect(await decodeShared(hash)).toBe(CONFIG);
  });

  it('can be encoded by other programs', async () => {
    const packed = deflateRawSync(CONFIG).toString('base64url');
    expect(await decodeShared(`#config=${packed}`)).toBe(CONFIG);
  });

  it('is optional', async () => {
    expect(await decodeShared('')).toBeUndefined();
    expect(await decodeShared('#limits')).toBeUndefined();
  });

  it.each(['#config=', '#config=%%', '#config=AAAA', '#config=_____w'])(
    'is rejected if it is corrupt: %s',
    async (hash) => {
      await expect(decodeShared(hash)).rejects.toThrow('The link is incomplete');
    },
  );

  it.each([
    ['too large', Buffer.alloc(50_000_000), 'larger than 1 MB'],
    ['not text', Buffer.from([0, 255]), "isn't a UTF-8 text file"],
  ])('is rejected if it is %s', async (_, content, message) => {
    const packed = deflateRawSync(content).toString('base64url');
    await expect(decodeShared(`#config=${packed}`)).rejects.toThrow(message);
  });
});
