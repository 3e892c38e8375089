import {versions} from '@devspace-docs/versions';
import {describeHit, toPlainText, type SearchHit} from '@devspace-docs/search';
import {escapeHtml} from '@devspace-docs/common';

/** A hit of the latest query. */
export interface FoundHit {
  readonly hit: SearchHit;
  readonly isBest: boolean;
}

/** The parts of a hit that DocSearch uses to group, open and store it, and the hit itself. */
export interface ModalHit {
  readonly objectID: string;
  readonly url: string;
  /** The level of the title. */
  readonly type: 'lvl1' | 'lvl2';
  readonly hierarchy: {readonly lvl0: string; readonly lvl1: string; readonly lvl2?: string};
  /** DocSearch omits this property when it stores a recent search. */
  readonly _snippetResult: FoundHit;
}

/** Version suffix of a title, because recent and favorite searches mix all versions. */
function versionOf({docusaurus_tag}: SearchHit): string {
  const version = versions.find(({searchTag}) => searchTag === docusaurus_tag);
  return version ? ` · ${version.label}` : '';
}

/** Converts a hit for DocSearch, which renders titles of recent searches as HTML. */
export function toModalHit(hit: SearchHit, isBest: boolean): ModalHit {
  const {objectID, url} = hit;
  const {lvl0, lvl1} = hit.hierarchy;
  const {path, title} = describeHit(hit);
  const titleHtml = escapeHtml(toPlainText(title) + versionOf(hit));
  const found = {objectID, url, _snippetResult: {hit, isBest}};
  return path.length === 0
    ? {...found, type: 'lvl1', hierarchy: {lvl0, lvl1: titleHtml}}
    : {...found, type: 'lvl2', hierarchy: {lvl0, lvl1, lvl2: titleHtml}};
}

/** The hit that DocSearch renders; undefined for a recent or favorite search. */
export function readFoundHit(item: object): FoundHit | undefined {
  return '_snippetResult' in item ? (item._snippetResult as FoundHit) : undefined;
}
