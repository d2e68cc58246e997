import type { SkipCode } from './plan';
import type { Span } from './text';

/** A statement `target += value` whose value may be computed before it: `const value = …; target += value`. */
export interface CompoundFacts {
  readonly statement: Span;
  readonly target: Span;
  /** The name that the target begins with. */
  readonly base: string;
  readonly value: Span;
  /** The statement stands in a list of statements; elsewhere it needs braces. */
  readonly listed: boolean;
}

/** A chain that stops early (`a?.load().x`) and goes on after the call: `a == null ? undefined : (await a.load()).x`. */
export interface ChainFacts {
  readonly span: Span;
  /** What is tested: a variable or a plain member, which may be evaluated twice. */
  readonly base: Span;
  /** The `?.`. */
  readonly link: Span;
  /** What takes the place of the link: a dot, or nothing before `(` and `[`. */
  readonly plain: string;
  /** The whole needs parentheses here. */
  readonly parens: boolean;
}

/** How all elements of what a call gives are taken, one after the other. */
export type IteratedFacts =
  /** `for (const x of f())`; `at` is behind the `for`. */
  | { readonly kind: 'loop'; readonly at: number }
  /** `[...f()]`, `Array.from(f())`. */
  | { readonly kind: 'list' }
  /** `yield* f()`, `for await (const x of f())`: as it is written, it takes what an async generator gives, too. */
  | { readonly kind: 'either' };

/** A `yield`. */
export interface YieldFacts {
  readonly span: Span;
  /** The value may be a promise, which an async generator would wait for. */
  readonly promising: boolean;
}

/** Where a call stands; decides how `await` is put there, or why it cannot be. */
export interface Position {
  /** `await f()` must be parenthesised here: `(await f()).x`. */
  readonly parens: boolean;
  /** In a generator: `yield f()` needs no parentheses here either. */
  readonly yields?: true;
  /** The call begins a statement and the line above ends without `;`: a leading `(` would join it. */
  readonly needsSemicolon: boolean;
  /** Already under an `await`. */
  readonly awaited: boolean;
  /** The promise is consumed as one: `.then` on it, `Promise.resolve(f())`, `Promise.all([f()])`. */
  readonly promised: boolean;
  /** Of such a promise, or the one that is made of it: what becomes of a rejection. */
  readonly fate?: 'awaited' | 'returned' | 'handled' | 'dropped' | 'kept';
  /** The value is what its function returns (`return f()` or an arrow's expression). */
  readonly returned: boolean;
  /** It is returned if a condition has it so: `return isKnown || next()`. */
  readonly chosen?: true;
  /** Inside a `try` block, or a `catch` with a `finally`, of its own function. */
  readonly inTry: boolean;
  /** In a `catch`: the offset at which its `try` begins. */
  readonly catches?: number;
  /** Its value is not used. */
  readonly unused: boolean;
  readonly inLoop: boolean;
  /** The statement `list.forEach(visit)` that it is, where a `for…of` over the list would do the same. */
  readonly each?: Span;
  /** What it is a method of was just made, and nobody else has hold of it. */
  readonly fresh?: boolean;
  readonly iterated?: IteratedFacts;
  readonly compound?: CompoundFacts;
  readonly chain?: ChainFacts;
  /** Where `await` is not legal even in an async function, or would change the order of evaluation. */
  readonly barrier?: SkipCode;
}
