/** A link in highlighted code. */
export interface CodeLink {
  /** 0-based position in the code without marker comments. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly url: string;
  /** One-sentence description of the target; undefined if a comment on the line replaces it. */
  readonly summary?: string;
  /** Whether an earlier link on the page has the same target. */
  readonly isRepeated: boolean;
}
