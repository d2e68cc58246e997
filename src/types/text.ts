/** A half-open range `[start, end)` of the original text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One replacement on the original text; an empty span inserts. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
  /** What is put there instead of `text`: new text, and pieces of the original with the edits inside of them. */
  readonly parts?: readonly (string | Span)[];
  /** Gives what is put there another form. */
  readonly shape?: (text: string) => string;
}
