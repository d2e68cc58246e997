import type { CallId, FunctionId } from './graph';
import type { Span } from './text';

/**
 * What changes with a function elsewhere: a type, which is the result that a signature states or is made of the function's own,
 * or a word of a test that says what takes the place of the function.
 */
export type TypeSite = { readonly file: string; readonly span: Span } & (
  { readonly wrap: 'Promise' | 'Awaited' } | { readonly becomes: string }
);

/** What types say of a function: who has to agree with the same signatures, itself included, and where those are written. */
export interface Contract {
  readonly members: readonly FunctionId[];
  readonly sites: readonly TypeSite[];
  /** More is said of it out of sight, or something that no promise can be. */
  readonly isOpen: boolean;
}

/** What the type checker said of a program. */
export interface Typed {
  /** Of functions in TypeScript on the way to a blocking call; undefined where no type checker was asked. */
  readonly contracts?: ReadonlyMap<FunctionId, Contract>;
  /** Array methods that are called on what is an array by its type. */
  readonly arrays?: ReadonlySet<CallId>;
  /** Getters in TypeScript of which no type but that of their class says anything. */
  readonly unstated?: ReadonlySet<FunctionId>;
}
