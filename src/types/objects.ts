import type { CallId, FunctionId } from './graph';

/** Objects that no two requests have, as far as they are `this` of functions. */
export interface OwnObjects {
  /** Whether `this` of a function is always one, and nothing that runs beside the request and has it runs one of `users`. */
  readonly hasOwnThis: (fn: FunctionId, users: readonly FunctionId[]) => boolean;
  /** Whether a field of it holds nothing that others have, either. */
  readonly holdsOwn: (fn: FunctionId, field: string) => boolean;
  /** Whether a function is in a variable or an object that requests have in common. */
  readonly isKept: (fn: FunctionId) => boolean;
  /** Whether a text that a call makes, which nobody else has, stays with what the request does one after the other. */
  readonly keepsName: (call: CallId) => boolean;
}

/** Another access path of state, and the function whose variable it begins with. */
export interface OtherName {
  readonly path: readonly string[];
  readonly home?: FunctionId;
}
