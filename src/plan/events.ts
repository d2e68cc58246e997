import type { CallId } from '../types';
import type { Touch } from './locations';
import type { Touches } from './touches';

/** Something a function does, in the order of the text: it touches a location, or calls something that does. */
export interface Event {
  readonly at: number;
  readonly inLoop: boolean;
  readonly touches: Touches;
  /** Those that a callback makes itself which is called for each element. */
  readonly inner?: readonly Touch[];
  /** The function does it itself; a call of another function is whole in itself. */
  readonly own: boolean;
  /** It is a call that does something to files, not one of a function that does. */
  readonly direct: boolean;
  /** Call that became awaited: other requests may run before it is over. */
  readonly suspends: boolean;
  /** What it does it does when the function has gone on: a callback of `then`. */
  readonly defers?: true;
  /** The call, when it is one. */
  readonly call?: CallId;
}

/** Calls after which others may have had their turn. */
export interface WaitingCalls {
  /** Calls of array methods that wait once per element. */
  readonly loops: ReadonlySet<CallId>;
  /** Calls that let others have their turn, all of them. */
  readonly suspends: ReadonlySet<CallId>;
  /** Those of `then` and the like, which nobody waits for there. */
  readonly deferred: ReadonlySet<CallId>;
}
