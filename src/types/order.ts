import type { Span } from './text';

/** One statement of a block. `leaves`: control may continue somewhere other than after it. */
export interface StatementFacts {
  readonly span: Span;
  readonly leaves: boolean;
  /** It may leave by `break`, `continue` or `yield`, not only by `return`. */
  readonly jumps?: true;
  /** It is a loop; where that begins which it repeats. */
  readonly repeats?: number;
  /** Its `finally`, which runs however the rest of it is left. */
  readonly ensures?: Span;
}

/** A `return` of a function. */
export interface ReturnFacts {
  readonly fn: number;
  readonly span: Span;
  readonly value?: Span;
  /** The text of the returned value, where it is the same wherever it is evaluated; empty for a bare `return`. */
  readonly literal?: string;
  /**
   * The value may be wrapped in an object to carry it out of a closure; `untyped`: only in JavaScript, because in
   * TypeScript that would change its type.
   */
  readonly carried?: 'anywhere' | 'untyped';
}

/** Control flow that bypasses the branch `past`, in which there is an `await`, and runs `by` instead. */
export interface Detour {
  readonly past: Span;
  readonly by: Span;
}

/** The statements of one block, in order, and the function that runs them. */
export interface StatementList {
  readonly fn: number;
  /** Nothing of the function runs after this block, so that a `return` in it is the same as reaching its end. */
  readonly ends?: true;
  /** Control leaves there whatever loop is around it. */
  readonly leaves?: true;
  readonly items: readonly StatementFacts[];
}

/** A part of a function that may be skipped. `jumps`: offsets at which control may leave it before its end. */
export interface BranchFacts extends Span {
  readonly fn: number;
  readonly jumps: readonly number[];
  /** The part that runs in its place. */
  readonly other?: Span;
  /** Where control goes, and nowhere else, when it leaves the part early: the `catch` and `finally` of a `try`. */
  readonly only?: Span;
}

/** A part of a function that may be skipped, and in which it calls one of its parameters. */
export interface SkippedPart extends Span {
  readonly fn: number;
}

/** Two mutually exclusive parts of a function: no execution runs both, except in different iterations of a loop. */
export interface ChoiceFacts {
  readonly fn: number;
  readonly one: Span;
  readonly other: Span;
}

/** A variable of a function: where it is declared, its uses and their range, and its assignments. */
export interface LocalFacts {
  readonly name: string;
  readonly declared: number;
  readonly first: number;
  readonly last: number;
  readonly uses: readonly number[];
  readonly writes: readonly number[];
  /** Where something that it refers to may be modified. */
  readonly changes: readonly number[];
}

/**
 * A guarded call: `act` runs, and nothing else does, if the look-up `look` of the same path says that it is `there`, or
 * `missing`.
 */
export interface Idiom {
  readonly look: number;
  readonly act: number;
  readonly when: 'there' | 'missing';
}

/** More than the call `act` depends on the look-up `look` of the same path: what the function answers, or whether it goes on. */
export interface Decided {
  readonly look: number;
  readonly act: number;
}

/** The call `act` is made only where the call `look` gave nothing. */
export interface Filling {
  readonly look: number;
  readonly act: number;
}

/**
 * A promise that a variable of a function holds for a while; or a list of promises; or a list in which promises are
 * created.
 */
export interface KeptPromise {
  readonly fn: number;
  /** The expression that creates it. */
  readonly value: Span;
  /** The call that creates it, if it is a call; its result may turn out to be no promise. */
  readonly call?: number;
  /** Offset from which on it may exist. */
  readonly from: number;
  /** Offset at which it is awaited, or gets a rejection handler. */
  readonly until: number;
  /** In a loop: up to where it may exist in rounds that do not deal with it, and the ends of awaits that do. */
  readonly rounds?: { readonly last: number; readonly dealt: readonly number[] };
  /** It is not what the expression gives, but in an object that this gives: `new Job(name)`, whose `done` is awaited. */
  readonly within?: true;
}

/** What is awaited without being called there: `await import('./mail')`, `await sent`. */
export interface AwaitedOperand extends Span {
  /** It is an `import()`. */
  readonly loads?: true;
  /** It is no promise: `await null`. */
  readonly settled?: true;
}

/** The result of a call that waits as an argument; it may turn out to be no promise. */
export interface Operand extends KeptPromise {
  /** The call that it is an argument of. */
  readonly holder: number;
}

/** A place where a function awaits or handles a promise that it did not create there. */
export interface Due {
  readonly fn: number;
  /** Offset from which on the function may have it. */
  readonly from: number;
  readonly at: number;
}

/** A reading of the clock that becomes, or becomes part of, what tells one thing from another: `{ id: Date.now() }`. */
export interface NamedTime {
  readonly fn: number;
  /** Offset and line of the reading of the clock. */
  readonly at: number;
  readonly line: number;
  readonly text: string;
  readonly name: string;
}

/**
 * Lazy initialisation: a part of a function that runs while a value is missing, and creates it: `if (pool) return pool;
 * pool = connect();`.
 */
export interface Once {
  readonly fn: number;
  readonly span: Span;
}

/**
 * A variable of the module that a function always sets before it uses it, so that each of its runs could have one of its
 * own. All users of the variable do so; the other facts are as if each of them had declared it.
 */
export interface ScratchFacts {
  readonly name: string;
  readonly fn: number;
  /** The name where it is set first. */
  readonly left: Span;
  /** The end of that statement, and of the last use. */
  readonly since: number;
  readonly until: number;
  /** The annotation that it needs in TypeScript. */
  readonly type: string;
  /** It keeps its first value. */
  readonly constant: boolean;
  /** Functions inside use it. */
  readonly outlives: boolean;
  /** The statement that declares it in the module, if that declares nothing else. */
  readonly declaration?: Span;
}
