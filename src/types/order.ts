import type { Span } from './text';

/** One statement of a block; `leaves` when control can go on somewhere else than behind it. */
export interface StatementFacts {
  readonly span: Span;
  readonly leaves: boolean;
  /** It may do so other than by a `return`: by `break`, `continue` or `yield`. */
  readonly jumps?: true;
  /** A loop. */
  readonly repeats?: true;
}

/** A `return` of a function. */
export interface ReturnFacts {
  readonly fn: number;
  readonly span: Span;
  readonly value?: Span;
  /** The text of what it gives, where that is the same wherever it is evaluated; empty where it gives nothing. */
  readonly literal?: string;
  /** It may be put into an object on its way out: `untyped` where that would give it another type in TypeScript. */
  readonly carried?: 'anywhere' | 'untyped';
}

/** A branch that awaits, and what is done where another way is taken. */
export interface Detour {
  readonly past: Span;
  readonly by: Span;
}

/** The statements of one block, in order, and the function that runs them. */
export interface StatementList {
  readonly fn: number;
  /** Behind it the function does nothing more: who returns from it may as well go on behind it. */
  readonly ends?: true;
  readonly items: readonly StatementFacts[];
}

/** A part of a function that may be passed over, with the `await`s in it; `jumps` are where it may be left before its end. */
export interface BranchFacts extends Span {
  readonly fn: number;
  readonly jumps: readonly number[];
  /** What is done in its place. */
  readonly other?: Span;
  /** Who leaves it early gets there, and nowhere else in the function. */
  readonly only?: Span;
}

/** Two parts of a function of which nobody does both, unless they are in a loop. */
export interface ChoiceFacts {
  readonly fn: number;
  readonly one: Span;
  readonly other: Span;
}

/** A variable of a function: where it is declared, the ends of the text that uses it, and where it is assigned. */
export interface LocalFacts {
  readonly name: string;
  readonly declared: number;
  readonly first: number;
  readonly last: number;
  readonly writes: readonly number[];
  /** Where something that it holds may be set. */
  readonly changes: readonly number[];
}

/** A call that is made, and nothing else is, where a look at the same path says that it is `there`, or `missing`. */
export interface Idiom {
  readonly look: number;
  readonly act: number;
  readonly when: 'there' | 'missing';
}

/** A promise, or a list of them, that a variable of a function keeps for a while, or a list in which others are made. */
export interface KeptPromise {
  readonly fn: number;
  /** What makes it. */
  readonly value: Span;
  /** The call that makes it, where it is one; what it gives may be no promise. */
  readonly call?: number;
  /** It may be there from here on. */
  readonly from: number;
  /** Where something waits for it, or listens to it. */
  readonly until: number;
}

/** A part of a function that runs while something is not there yet, and makes it: `if (pool) return pool; pool = connect();`. */
export interface Once {
  readonly fn: number;
  readonly span: Span;
}
