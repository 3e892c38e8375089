/** A link in highlighted code. */
export interface CodeLink {
  /** Line and column of the code, from 0, without the comments that mark lines. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly url: string;
  /** What the target is about, in a sentence; undefined if the page says it next to the link. */
  readonly summary?: string;
  /** The page has a link to the same target before this one. */
  readonly isRepeated: boolean;
}
