import {versions} from '@devspace-docs/versions';
import {describeHit, toPlainText, type SearchHit} from '@devspace-docs/search';
import {escapeHtml} from '@devspace-docs/common';

/** A hit of the latest query. */
export interface FoundHit {
  readonly hit: SearchHit;
  /** Whether it's the first hit, and exact. */
  readonly isBest: boolean;
  readonly isFirst: boolean;
}

/** The parts of a hit that DocSearch uses to group, open and store it, and the hit itself. */
export interface ModalHit {
  readonly objectID: string;
  readonly url: string;
  /** The level of the title. */
  readonly type: 'lvl1';
  readonly hierarchy: {readonly lvl0: string; readonly lvl1: string};
  // DocSearch omits these properties when it stores a recent search.
  readonly _highlightResult: {readonly hierarchy: {readonly lvl0: {readonly value: string}}};
  readonly _snippetResult: FoundHit;
}

/** Version suffix of a title, because recent and favorite searches mix all versions. */
function versionOf({docusaurus_tag}: SearchHit): string {
  const version = versions.find(({searchTag}) => searchTag === docusaurus_tag);
  return version ? ` · ${version.label}` : '';
}

/**
 * Converts a hit for DocSearch, which renders titles of recent searches as HTML. DocSearch groups hits by
 * the highlighted `lvl0`, then by `lvl1`. To keep the order of the hits, all have the same `lvl0`, and an
 * `lvl1` with all headings.
 */
export function toModalHit(hit: SearchHit, isBest: boolean, isFirst = isBest): ModalHit {
  const {path, title} = describeHit(hit);
  const headings = [...path, title].map(toPlainText).join(' › ');
  return {
    objectID: hit.objectID,
    url: hit.url,
    type: 'lvl1',
    hierarchy: {lvl0: hit.hierarchy.lvl0, lvl1: escapeHtml(headings + versionOf(hit))},
    _highlightResult: {hierarchy: {lvl0: {value: ''}}},
    _snippetResult: {hit, isBest, isFirst},
  };
}

/** The hit that DocSearch renders; undefined for a recent or favorite search. */
export function readFoundHit(item: object): FoundHit | undefined {
  return '_snippetResult' in item ? (item._snippetResult as FoundHit) : undefined;
}
