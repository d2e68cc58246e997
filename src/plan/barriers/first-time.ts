import { functionId, isWithin, pathOf } from '../../program';
import type { CallGraph, Finding, FunctionId, Span } from '../../types';
import { isMet, type Barrier } from './barriers';
import { titleOf } from '../graph-index';
import { callsOf, MANY_CALLS } from '../hazards/fan-in';

/**
 * A call that runs for the first request only, on the way to something that much of the program asks for: a connection,
 * or settings. Making all of these callers async for good would be a large change without gain.
 */
export function firstTimeBarrier(graph: CallGraph, { file, blocking }: Finding): Barrier | undefined {
  const makers = makersAbove(graph, functionId(file, blocking.call.fn), blocking.call.span);
  const hub = makers.find((fn) => callsOf(graph, fn).length >= MANY_CALLS);
  if (hub === undefined) return undefined;
  const detail = `${titleOf(graph, hub)} keeps its result, and has ${callsOf(graph, hub).length} calls`;
  return { code: 'first-time-only', at: graph.program.at(hub), detail };
}

/** The functions that run it once for all of their callers; empty when it can be reached in another way. */
function makersAbove(graph: CallGraph, owner: FunctionId, place: Span): readonly FunctionId[] {
  const entries = new Set(graph.entries.map(({ fn }) => fn));
  const makers = new Set<FunctionId>();
  const seen = new Set([owner]);
  const queue: [FunctionId, Span][] = [[owner, place]];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [fn, at] = next;
    if (isDoneOnce(graph, fn, at)) {
      makers.add(fn);
      continue;
    }
    const isModule = fn === functionId(pathOf(fn), 0);
    const edges = graph.to.get(fn) ?? [];
    if (!isModule && (edges.length === 0 || entries.has(fn) || graph.escaped.has(fn))) return [];
    if (edges.some((edge) => !isMet(graph, edge))) return [];
    for (const { call, caller } of edges) {
      const key = `${caller} ${call}`;
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push([caller, graph.program.call(call).span]);
    }
  }
  return [...makers];
}

function isDoneOnce({ program }: CallGraph, id: FunctionId, place: Span): boolean {
  const { index } = program.fn(id);
  return program.fileOf(id).once.some(({ fn, span }) => fn === index && isWithin(place, span));
}
