/** A half-open range `[start, end)` of the original text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One replacement on the original text; an empty span inserts. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}
