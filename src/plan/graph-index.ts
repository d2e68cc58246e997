import { memoisedBy } from '../memoised';
import { byFunction, NAMELESS } from '../program';
import type { BlockingCall, CallGraph, CallId, Edge, Entry, FunctionId } from '../types';

// Of a large program thousands of functions and calls are asked about, each many times.
const entriesByFunction = memoisedBy(({ entries }: CallGraph) => byFunction(entries));
// Where several rows are of one call, the first counts.
const blockingByCall = memoisedBy(
  ({ blocking }: CallGraph) => new Map(blocking.map((one) => [one.id, one] as const).reverse()),
);

const edgesByCall = memoisedBy((graph: CallGraph) => {
  const found = new Map<CallId, Set<Edge>>();
  for (const edge of [...graph.from.values(), ...graph.fromPassers().values()].flat())
    found.set(edge.call, (found.get(edge.call) ?? new Set<Edge>()).add(edge));
  return new Map([...found].map(([call, edges]) => [call, [...edges]] as const));
});

/** The functions that a call runs, or passes on to be run. */
export function edgesAt(graph: CallGraph, call: CallId): readonly Edge[] {
  return edgesByCall(graph).get(call) ?? [];
}

/** The entries that are a function. */
export function entriesOf(graph: CallGraph, fn: FunctionId): readonly Entry[] {
  return entriesByFunction(graph).get(fn) ?? [];
}

/** Whether a function handles requests. */
export function isHandler(graph: CallGraph, fn: FunctionId): boolean {
  return entriesOf(graph, fn).some(({ context }) => context === 'request_path');
}

/** Whether a timer or a scheduler runs a function. */
export function isJob(graph: CallGraph, fn: FunctionId): boolean {
  return entriesOf(graph, fn).some(({ context }) => context === 'background_path');
}

/** How a person would call a function: by its name, or by what it does. */
// Matches: load, and the handler of GET /users for: app.get('/users', (req, res) => …)
export function titleOf(graph: CallGraph, fn: FunctionId): string {
  const { name } = graph.program.fn(fn);
  if (name !== NAMELESS) return name;
  const handled = entriesOf(graph, fn).find(({ context }) => context === 'request_path');
  return handled ? `the handler of ${handled.route}` : 'a function';
}

/** What blocks in a call; undefined where nothing does. */
export function blockingAt(graph: CallGraph, call: CallId): BlockingCall | undefined {
  return blockingByCall(graph).get(call);
}

/** Some functions, and those that call them, by whatever functions; not those that only pass one to be called. */
export function withCallers({ to }: CallGraph, functions: Iterable<FunctionId>): ReadonlySet<FunctionId> {
  const found = new Set(functions);
  // The set grows while it is iterated: a work list.
  for (const fn of found) for (const { caller, kind } of to.get(fn) ?? []) if (kind !== 'callback') found.add(caller);
  return found;
}
