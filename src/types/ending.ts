import type { Edit } from './text';

/** What a function does with its last parameter, when that is a plain name like all before it, and is used. */
export interface EndingFacts {
  /** Somebody calls it or gets it (`done()`), or only its members are used (`t.end()`). */
  readonly use: 'called' | 'asked';
  /** All parameters are plain names or patterns: `length` counts each of them. */
  readonly plain: boolean;
  /** Where the only use is the last statement, `done()`: the edits by which the function does without. */
  readonly cut?: readonly Edit[];
  /** Behind the first use that does not leave the function at once (`return done()`): from there on it may be over. */
  readonly early?: number;
  /** When it returns it needs the parameter no more: no function inside uses it, or the last statement is `t.end()`. */
  readonly over: boolean;
}
