import type { ArgumentFacts } from './calls';
import type { Stage } from './frameworks';
import type { CallId, Context, FunctionId } from './graph';
import type { Thrown } from './use';

/** A function that a framework calls. */
export interface Entry {
  readonly fn: FunctionId;
  readonly framework: string;
  readonly context: Context;
  /** `GET /users/:id`, or a description in its place. */
  readonly route: string;
  /** The registering call, with the argument that has the function; none where a configuration names the function. */
  readonly call?: CallId;
  /** The calls that mount the router it registers on, inside out, and the one that made the outermost. */
  readonly place?: readonly CallId[];
  /** The last of them is mounted at several places. */
  readonly often?: true;
  readonly arg?: ArgumentFacts;
  /** The file that a framework loads because of its path, and among whose exports it finds the function. */
  readonly file?: string;
  /** The helper that must wrap the argument when the function becomes async; `thrown` as in HandlerRow. */
  readonly guard?: 'asyncHandler' | 'asyncListener' | 'asyncCallback' | 'errorsToCallback' | 'asyncReply';
  readonly thrown?: Thrown;
  /** The function may return a promise instead of calling its callback. */
  readonly orPromise?: true;
  /** It runs before the handler of a request, or behind it; handlers have none. */
  readonly stage?: Stage;
  /** It does so for handlers of any framework. */
  readonly guest?: true;
  /** The request is answered when it is done. */
  readonly answers?: true;
  /** Index of the parameter that runs the handlers further down; the promise that it returns must be awaited. */
  readonly next?: number;
  /** The field of the first parameter that does so. */
  readonly nextIn?: string;
  /** The receiver of the registering call is unknown; the call only looks like a route. */
  readonly guessed: boolean;
  /** It is in the place of a method that sends the response, and runs when a handler calls that. */
  readonly sends?: true;
  /** Why this function must stay synchronous, if it must. */
  readonly sync?: string;
}
