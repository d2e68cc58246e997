import type { SkipCode } from './plan';
import type { Span } from './text';

/** A statement `target += value` whose value may be computed first: `const value = …; target += value`. */
export interface CompoundFacts {
  readonly statement: Span;
  readonly target: Span;
  /** The variable at the root of the target. */
  readonly base: string;
  readonly value: Span;
  /** The statement is in a statement list; elsewhere it needs braces. */
  readonly listed: boolean;
  /** In TypeScript, the value may have another type on its own. */
  readonly contextual?: true;
}

/**
 * An optional chain that continues after the call (`a?.load().x`), for the rewrite `a == null ? undefined : (await
 * a.load()).x`.
 */
export interface ChainFacts {
  readonly span: Span;
  /** What is tested: a variable or a plain member, which may be evaluated twice. */
  readonly base: Span;
  /** The `?.`. */
  readonly link: Span;
  /** What replaces the link: a dot, or nothing before `(` and `[`. */
  readonly plain: string;
  /** The chain is a statement: `if (a != null) (await a.load()).x()`. */
  readonly statement?: true;
  /** The conditional expression needs parentheses here. */
  readonly parens: boolean;
}

/** An optional chain that ends with the call: `names?.map(load)`. */
export interface TailFacts {
  /** How to test first what the chain tests; undefined where that cannot be done. */
  readonly chain?: ChainFacts;
  /** Only the receiver of the call is tested. */
  readonly isLast: boolean;
}

/** How a caller iterates over all elements of a call's result, in order. */
export type IteratedFacts =
  /** `for (const x of f())`; `at` is the offset after the `for`. */
  | { readonly kind: 'loop'; readonly at: number }
  /** `[...f()]`, `Array.from(f())`. */
  | { readonly kind: 'list' }
  /** `yield* f()`, `for await (const x of f())`: accepts an async iterable as it is written. */
  | { readonly kind: 'either' };

/** A `yield`. */
export interface YieldFacts {
  readonly span: Span;
  /** The value may be a promise, which an async generator would await. */
  readonly promising: boolean;
}

/** Where a call stands: decides how `await` is inserted, or why it cannot be. */
export interface Position {
  /** `await f()` must be parenthesised: `(await f()).x`. */
  readonly parens: boolean;
  /** In a generator: `yield f()` needs no parentheses either. */
  readonly yields?: true;
  /** The call begins a statement, and the line above ends without `;`: a leading `(` would continue that line. */
  readonly needsSemicolon: boolean;
  /** It is already awaited. */
  readonly awaited: boolean;
  /** The result is used as a promise: `.then` on it, `Promise.resolve(f())`, `Promise.all([f()])`. */
  readonly promised: boolean;
  /** What happens to a rejection of this promise, or of the one derived from it. */
  readonly fate?: 'awaited' | 'returned' | 'handled' | 'dropped' | 'kept';
  /** It is the result of its function (`return f()`, or the expression of an arrow function). */
  readonly returned: boolean;
  /** A type is stated of it that is not one of a promise: `return f() satisfies string[]`. */
  readonly typed?: true;
  /** It is the result under a condition: `return isKnown || next()`. */
  readonly chosen?: true;
  /** In a `try` block, or in a `catch` that has a `finally`, of its own function. */
  readonly inTry: boolean;
  /** A `finally` runs before its function is left. */
  readonly finishes?: true;
  /** In a `catch`: the offset of its `try`. */
  readonly catches?: number;
  /** The value is not used. */
  readonly unused: boolean;
  /** The value is thrown away: `void f()`. */
  readonly voided?: true;
  readonly inLoop: boolean;
  /** The statement `list.forEach(visit)` of the call, where a `for…of` over the list does the same. */
  readonly each?: Span;
  /** The receiver was just created, and nothing else refers to it. */
  readonly fresh?: boolean;
  readonly iterated?: IteratedFacts;
  readonly compound?: CompoundFacts;
  readonly chain?: ChainFacts;
  readonly tail?: TailFacts;
  /** Why `await` is not possible here even in an async function, or would change the order of evaluation. */
  readonly barrier?: SkipCode;
}
