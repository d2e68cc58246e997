import { memoisedBy } from '../memoised';
import { byFunction } from '../program';
import type { BlockingCall, CallGraph, CallId, Entry, FunctionId } from '../types';

// Of a large program thousands of functions and calls are asked about, each many times.
const entriesByFunction = memoisedBy(({ entries }: CallGraph) => byFunction(entries));
// Where several rows are of one call, the first counts.
const blockingByCall = memoisedBy(
  ({ blocking }: CallGraph) => new Map(blocking.map((one) => [one.id, one] as const).reverse()),
);

/** The entries that are a function. */
export function entriesOf(graph: CallGraph, fn: FunctionId): readonly Entry[] {
  return entriesByFunction(graph).get(fn) ?? [];
}

/** Whether a function handles requests. */
export function isHandler(graph: CallGraph, fn: FunctionId): boolean {
  return entriesOf(graph, fn).some(({ context }) => context === 'request_path');
}

/** What blocks in a call; undefined where nothing does. */
export function blockingAt(graph: CallGraph, call: CallId): BlockingCall | undefined {
  return blockingByCall(graph).get(call);
}
