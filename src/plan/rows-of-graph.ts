import type { BlockingCall, CallGraph, CallId, Entry, FunctionId } from '../types';

// Of a large program thousands of functions and calls are asked about, each many times.
const entriesByGraph = new WeakMap<CallGraph, ReadonlyMap<FunctionId, readonly Entry[]>>();
const blockingByGraph = new WeakMap<CallGraph, ReadonlyMap<CallId, BlockingCall>>();

/** The entries that are a function. */
export function entriesOf(graph: CallGraph, fn: FunctionId): readonly Entry[] {
  const known = entriesByGraph.get(graph) ?? entriesByFunction(graph);
  entriesByGraph.set(graph, known);
  return known.get(fn) ?? [];
}

/** Whether a function handles requests. */
export function isHandler(graph: CallGraph, fn: FunctionId): boolean {
  return entriesOf(graph, fn).some(({ context }) => context === 'request_path');
}

/** What blocks in a call; undefined where nothing does. */
export function blockingAt(graph: CallGraph, call: CallId): BlockingCall | undefined {
  // Where several rows are of one call, the first counts.
  const known = blockingByGraph.get(graph) ?? new Map(graph.blocking.map((one) => [one.id, one] as const).reverse());
  blockingByGraph.set(graph, known);
  return known.get(call);
}

function entriesByFunction({ entries }: CallGraph): ReadonlyMap<FunctionId, readonly Entry[]> {
  const found = new Map<FunctionId, Entry[]>();
  for (const entry of entries) {
    const known = found.get(entry.fn);
    if (known) known.push(entry);
    else found.set(entry.fn, [entry]);
  }
  return found;
}
