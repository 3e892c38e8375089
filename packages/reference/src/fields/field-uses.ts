import type {VersionLabel} from '@devspace-docs/versions';
import {readDocsPath} from '@devspace-docs/versions/node';
import type {SourceTree} from '@devspace-docs/common/node';

/** A `<Fields>` element on a page of a version. */
export interface FieldUse {
  readonly version: VersionLabel;
  readonly of: string;
}

/** Returns `of` of each `<Fields>` element on a page, in document order. */
export function readUses(source: string): string[] {
  return [...source.matchAll(/<Fields of="([^"]+)" \/>/g)].map(([, of = '']) => of);
}

/** Finds the `<Fields>` elements of all pages. */
export function findUses(pages: SourceTree): FieldUse[] {
  return [...pages.files].flatMap((file) => {
    const version = readDocsPath(file)?.version;
    return version ? readUses(pages.read(file)).map((of) => ({version, of})) : [];
  });
}
