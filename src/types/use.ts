import type { Framework, HandlerRow, PropertyPlace } from './frameworks';
import type { CallId, FunctionId } from './graph';

/** What outside code does with the functions that it is given. */
export type Use =
  /** A framework that calls them, for each request or in the context that the row says. */
  | { readonly kind: 'handler'; readonly framework: Framework; readonly row: HandlerRow; readonly guessed: boolean }
  /** It calls them once per element, before it returns. */
  | { readonly kind: 'each'; readonly method: string; readonly of: 'receiver' | 'argument' }
  /** It calls them at once, and checks whether they throw. */
  | { readonly kind: 'expects' }
  /**
   * It calls the functions in argument `at`, alone or in arrays and objects, each with a callback to report its end.
   */
  | { readonly kind: 'tasks'; readonly at: number; readonly folds: boolean }
  /** It calls them when a promise settles, or in turn, and returns a promise of the result. */
  | { readonly kind: 'settled' }
  /** It stores them in the container that it is called on. */
  | { readonly kind: 'keep' }
  /** It stores the argument after `at` under the name given by argument `at`, and returns its receiver. */
  | ({ readonly kind: 'property' } & PropertyPlace)
  /** It returns its first argument. */
  | { readonly kind: 'identity' }
  /** It returns a function that calls the first argument and returns a promise. */
  | { readonly kind: 'promisify' }
  /** It returns a function that calls the first argument, perhaps in a transaction; also as methods of these names. */
  | { readonly kind: 'delegate'; readonly names: readonly string[]; readonly transaction?: true }
  /** It listens to the emitters that it is given, and calls no other method of them. */
  | { readonly kind: 'listens' }
  /** It looks at values, but neither stores nor calls them. */
  | { readonly kind: 'harmless' }
  /** Not known: it may call them, store them, or read any field. */
  | { readonly kind: 'unknown' };

/** A function that was passed to outside code, and what that does with it. */
export interface Handed {
  readonly fn: FunctionId;
  readonly call: CallId;
  readonly use: Use;
  readonly path: string;
  readonly index: number;
  /** Its position in a map of handlers: `Query.notes`. */
  readonly named?: () => string;
}

/**
 * Where an error ends up that a function with a callback throws, also one that comes from the callback. `unhandled`: listeners of
 * the process are told of it; `rejected`: the package is in a promise of its own then, so that they are told of a rejection.
 */
export type Thrown = 'unhandled' | 'rejected' | Caught;

/** Somebody handles it. */
export interface Caught {
  /** The methods whose callbacks get what the function passes to its own. */
  readonly into: readonly string[];
  /** The package does not catch it: it passes those callbacks by, and reaches whoever called the package, as their errors do. */
  readonly past?: true;
  /** The first major version of the package that calls the callback later, so that nobody catches what that throws. */
  readonly before?: number;
}
