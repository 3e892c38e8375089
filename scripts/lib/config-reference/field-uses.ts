/** Finds `<Fields of="…" />` in pages. */
import type {VersionLabel} from '../../../src/config/versions.ts';
import {readDocsPath} from '../content/pages/routes.ts';
import type {SourceTree} from '../content/pages/types.ts';

/** Fields that pages of a version show. */
export interface FieldUse {
  readonly version: VersionLabel;
  readonly of: string;
}

/** What a page shows, in its order. */
export function readUses(source: string): string[] {
  return [...source.matchAll(/<Fields of="([^"]+)" \/>/g)].map(([, of = '']) => of);
}

/** What the pages of all versions show. */
export function findUses(pages: SourceTree): FieldUse[] {
  return [...pages.files].flatMap((file) => {
    const version = readDocsPath(file)?.version;
    return version ? readUses(pages.read(file)).map((of) => ({version, of})) : [];
  });
}
