import { functionId } from '../program';
import type { CallFacts, CallGraph, Edge, FunctionId } from '../types';

/** Frameworks that run generators with `co`, so that `yield` awaits a promise. */
const DRIVERS: ReadonlySet<string> = new Set(['koa']);
/** Access paths of functions that run the generator function which they are given in that way, at once or when they are called. */
export const DRIVING: ReadonlySet<string> = new Set(['co', 'co.wrap', 'bluebird.coroutine']);

/**
 * Whether `yield promise` awaits in a generator: a middleware of Koa 1, one that `co` runs, or one called by such generators only.
 */
// Matches: app.use(function* (next) { yield next; }), co(function* () { … }), and function* load() {} of `yield load()` in one
export function waitsByYield(
  graph: Pick<CallGraph, 'program' | 'entries' | 'to' | 'callbacks' | 'escaped'>,
  id: FunctionId,
  within: ReadonlySet<FunctionId> = new Set(),
): boolean {
  const { generator, async } = graph.program.fn(id);
  if (!generator || async || within.has(id) || graph.escaped.has(id)) return false;
  const handed = graph.callbacks.get(id) ?? [];
  const isDriven = handed.length > 0;
  if (!handed.every(({ path }) => DRIVING.has(path))) return false;
  const entries = graph.entries.filter(({ fn }) => fn === id);
  const edges = graph.to.get(id) ?? [];
  const isRun = (edge: Edge): boolean =>
    edge.kind === 'callback'
      ? isDriven
      : waitsByYield(graph, edge.caller, new Set([...within, id])) && isYielded(graph, edge);
  return (
    entries.length + edges.length > 0 &&
    entries.every(({ framework }) => isDriven || DRIVERS.has(framework)) &&
    edges.every(isRun)
  );
}

// Matches: yield load(), yield* load()
function isYielded({ program }: Pick<CallGraph, 'program'>, { call, caller }: Edge): boolean {
  const { end } = program.call(call).span;
  return program.fn(caller).yields.some(({ span }) => span.end === end);
}

/**
 * The call as it has to be if `yield` awaits it: `yield` has a lower precedence than `await`, and a returned promise is
 * not awaited.
 */
export function yielded(call: CallFacts): CallFacts {
  const { position } = call;
  return { ...call, position: { ...position, returned: false, parens: !position.yields } };
}

/** Tells which calls of a file are in generators that await with `yield`. */
export function yieldingIn(graph: CallGraph, path: string, fn: number | undefined): boolean {
  return fn !== undefined && waitsByYield(graph, functionId(path, fn));
}
