/**
 * Names the chunk of a module that belongs to one page alone. The browser works it out from the
 * place in the table of routes, so that no list of names has to be sent. Names in a row compress
 * better than hashes; a name never means the page of another build, since that of the build is part
 * of each file's.
 *
 * @param place - Number of the module among those that belong to one page alone.
 */
export function nameChunk(place: number): string {
  return `p${place.toString(36)}`;
}
