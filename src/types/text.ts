/** A half-open range `[start, end)` of the original text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One replacement in the original text; an empty span inserts. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
  /** What replaces the span instead of `text`: new text, and spans of the original with the edits inside of them. */
  readonly parts?: readonly (string | Span)[];
  /** Transforms the replacement once the edits inside of it are applied. */
  readonly shape?: (text: string) => string;
}
