import type { CallId } from '../../types';
import type { Touch } from './locations';
import type { Touches } from './touches';

/** One step of a function, in source order: it touches locations, or calls something that does. */
export interface Event {
  readonly at: number;
  readonly inLoop: boolean;
  readonly touches: Touches;
  /** For a method with a callback per element: the touches of the callback itself. */
  readonly inner?: readonly Touch[];
  /** The function touches the locations itself; false for a call, which is complete in itself. */
  readonly own: boolean;
  /** The call itself has the effect on files, not its callees. */
  readonly direct: boolean;
  /** The call becomes awaited: other requests may run before it is over. */
  readonly suspends: boolean;
  /** What follows the call in the text does not wait for the effect. */
  readonly defers?: Deferral;
  /** The function awaits the promise that the call continues, and goes on at the offset of the event. */
  readonly awaited?: true;
  /** The call, for an event that is one. */
  readonly call?: CallId;
}

/** When what nobody waits for takes place: behind the promise that a call continues (`then`), or beside what follows the call. */
export type Deferral = 'behind' | 'beside';

/** Calls at which other requests may run. */
export interface WaitingCalls {
  /** Calls of array methods that wait once per element. */
  readonly loops: ReadonlySet<CallId>;
  /** All calls at which other requests may run. */
  readonly suspends: ReadonlySet<CallId>;
  /** Among them, those for which the function does not wait. */
  readonly deferred: ReadonlyMap<CallId, Deferral>;
}
