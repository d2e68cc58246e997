/** A kind of argument for which the asynchronous form behaves differently. */
export interface ArgumentRule {
  readonly index: number;
  /**
   * - `maybe-number`: refused unless the argument is proven not to be a file descriptor (a literal or path expression)
   * - `has-option`: refused when an object literal there has this key, or when it is not a literal
   * - `names-option`: refused when an object literal there has this key
   * - `looked-at`: refused when an object literal there has this key, and the result is looked at
   * - `present`: refused when the argument is there at all
   * - `maybe-bytes`: refused unless the argument is a text for sure: a literal, a template or a joined path
   * - `no-text`: refused unless the argument is a text that is written out
   * - `open-options`: refused when a last argument after it may be options and is not written out
   */
  readonly kind:
    | 'maybe-number'
    | 'has-option'
    | 'names-option'
    | 'looked-at'
    | 'present'
    | 'maybe-bytes'
    | 'no-text'
    | 'open-options';
  readonly option?: string;
  /** Versions of Node in which the two forms behave the same, as a semver range. */
  readonly unless?: string;
  readonly why: string;
}
