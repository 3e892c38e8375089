import {decodeUri} from '@devspace-docs/common';

/** Splits a URL or a title into lowercase words: `devspace_list-vars` has three. */
export function pathWords(path: string): string[] {
  return (decodeUri(path) ?? path)
    .replace(/\.html?$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9.]+/)
    .filter((word) => word.length > 1 && !['docs', 'index', 'html'].includes(word));
}
