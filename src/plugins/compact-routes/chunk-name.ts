/**
 * Names of the script files that belong to one page. The browser works them out from the path, so
 * that no list of them has to be sent, and they stay the same when other pages come and go.
 */

/** Characters of a name behind its first letter. */
const LENGTH = 4;

/**
 * Names the chunk of a module that belongs to one route alone.
 *
 * @param salt - Chosen in the build such that no two names are equal.
 */
export function nameChunk(salt: number, path: string, key: string): string {
  // FNV-1a, which is short, with the salt as its beginning.
  let hash = 0x81_1c_9d_c5 ^ salt;
  for (const character of `${path}|${key}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01_00_01_93);
  }
  // The low digits of a product know only the low bits: mix the high ones into them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) >>> 0;
  return `p${(hash % 36 ** LENGTH).toString(36).padStart(LENGTH, '0')}`;
}
