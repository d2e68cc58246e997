import type { Framework, HandlerRow } from './frameworks';
import type { CallId, FunctionId } from './graph';

/** What code outside of the project does with the functions it is given. */
export type Use =
  /** A framework calls them: for each request, or when the row says. */
  | { readonly kind: 'handler'; readonly framework: Framework; readonly row: HandlerRow; readonly guessed: boolean }
  /** It calls them once per element, before it returns. */
  | { readonly kind: 'each'; readonly method: string; readonly of: 'receiver' | 'argument' }
  /** It calls them at once, and looks at whether they throw. */
  | { readonly kind: 'expects' }
  /** It calls what it is given as argument `at`, alone or in arrays and objects, with a callback that is called when they are over. */
  | { readonly kind: 'tasks'; readonly at: number; readonly folds: boolean }
  /** It calls them when a promise is settled. */
  | { readonly kind: 'settled' }
  /** It keeps them in the container it was called on. */
  | { readonly kind: 'keep' }
  /** It keeps what comes behind argument `at`, a name, under this name in what it was called on, which it gives back. */
  | { readonly kind: 'property'; readonly at: number }
  /** It hands its first argument back. */
  | { readonly kind: 'identity' }
  /** It makes another function of its first argument, which calls that and gives a promise. */
  | { readonly kind: 'promisify' }
  /** It makes another function of its first argument, which calls that, perhaps within a transaction; also as methods of these names. */
  | { readonly kind: 'delegate'; readonly names: readonly string[]; readonly transaction?: true }
  /** It looks at values but keeps and calls nothing. */
  | { readonly kind: 'harmless' }
  /** Unknown: it may call them, keep them, or read any field. */
  | { readonly kind: 'unknown' };

/** A function that somebody outside was given, and what is done with it. */
export interface Handed {
  readonly fn: FunctionId;
  readonly call: CallId;
  readonly use: Use;
  readonly path: string;
  readonly index: number;
  /** Where it stands in a map of handlers: `Query.notes`. */
  readonly named?: string;
}
