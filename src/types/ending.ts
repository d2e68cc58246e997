import type { Edit } from './text';

/** How a function uses its last parameter, which may be a callback. Only where that is a plain name, and is used. */
export interface EndingFacts {
  /** `called`: it is called or passed on (`done()`); `asked`: only its members are used (`t.end()`). */
  readonly use: 'called' | 'asked';
  /** All parameters are plain names or patterns, so that `length` counts each of them. */
  readonly plain: boolean;
  /** Edits that remove the parameter, where its only use is a last statement `done()`. */
  readonly cut?: readonly Edit[];
  /**
   * Ends of the uses after which the function goes on (unlike `return done()`): from there on its caller may go on,
   * too.
   */
  readonly early: readonly number[];
  /**
   * The parameter is not used after the function has returned: no inner function uses it, or the last statement is
   * `t.end()`.
   */
  readonly over: boolean;
}
