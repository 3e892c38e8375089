import {convertPage} from './convert.ts';
import type {Place} from './simplify.ts';

/** The text of a built page. */
export interface Article {
  readonly html: string;
  readonly place: Place;
}

/** Converts pages one after the other; see `convertPage`. A page without text is an empty one. */
export function convertBatch(articles: readonly Article[]): string[] {
  return articles.map(({html, place}) => convertPage(html, place) ?? '');
}
