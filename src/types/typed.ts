import type { CallId, FunctionId } from './graph';
import type { Span } from './text';

/**
 * Text outside of a function that changes with it: a type (the result in a signature, or a type derived from the
 * function), or the word in a test that tells how the function is replaced.
 */
export type TypeSite = { readonly file: string; readonly span: Span } & (
  { readonly wrap: 'Promise' | 'Awaited' } | { readonly becomes: string }
);

/** A signature beside which that of a twin can stand: all of it, and the parts that differ there. */
export interface SignatureSite {
  readonly file: string;
  readonly span: Span;
  readonly name: Span;
  readonly result: Span;
}

/**
 * The functions that share signatures, and so must change together, with the places where the signatures are written.
 */
export interface Contract {
  readonly members: readonly FunctionId[];
  readonly sites: readonly TypeSite[];
  /** Calls by a signature that is written elsewhere, and has none of a twin beside it. */
  readonly through: ReadonlySet<CallId>;
  /** How all of them can have a twin: where it is stated, too, and the calls that then mean any of them. */
  readonly twins?: { readonly sites: readonly SignatureSite[]; readonly calls: ReadonlySet<CallId> };
  /** Calls in tests that set what a double of one of them gives. */
  readonly doubles: readonly CallId[];
  /** A signature is for whatever stands where the function is written, as the type of a variable: so it is for a copy. */
  readonly isFixed: boolean;
  /** Some of the signatures are out of sight, or state what a promise cannot be. */
  readonly isOpen: boolean;
}

/** What the type checker found out about a program. */
export interface Typed {
  /**
   * The contracts of TypeScript functions on the way to a blocking call; undefined when the type checker was not asked.
   */
  readonly contracts?: ReadonlyMap<FunctionId, Contract>;
  /** Calls of array methods on what is an array by its type. */
  readonly arrays?: ReadonlySet<CallId>;
  /** TypeScript getters that no type but their own class mentions. */
  readonly unstated?: ReadonlySet<FunctionId>;
}
