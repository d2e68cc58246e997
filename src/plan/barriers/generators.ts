import { callId, isWithin, pathOf } from '../../program';
import type { CallGraph, CallId, Edge, FunctionId } from '../../types';
import { entriesOf } from '../graph-index';

/**
 * Whether a generator can become an async one: its callers are in sight, no type states what it is, and it yields no
 * promises, which an async generator would await.
 */
export function canBeAsyncGenerator(graph: CallGraph, id: FunctionId): boolean {
  const { yields } = graph.program.fn(id);
  const contract = graph.contracts?.get(id);
  const isStated = contract !== undefined && (contract.sites.length > 0 || contract.members.length > 1);
  if (isStated || (graph.to.get(id) ?? []).length === 0 || yields.some(({ promising }) => promising)) return false;
  const calls = graph.program.callsIn(id).filter(({ span }) => yields.some((one) => isWithin(span, one.span)));
  return !calls.some(({ index, position }) => !position.awaited && givesPromise(graph, callId(pathOf(id), index)));
}

/** Whether outside code takes and runs the generator: `app.use(function* () {})`, `co(function* () {})`. */
export function isDriven(graph: CallGraph, id: FunctionId): boolean {
  return graph.callbacks.has(id) || entriesOf(graph, id).length > 0;
}

/** Whether all elements are consumed where the generator is called, so that the call can wait for each of them. */
export function isIterated(graph: CallGraph, edge: Edge): boolean {
  if (edge.kind === 'callback' || (graph.outside.get(edge.call)?.size ?? 0) > 0) return false;
  const { iterated } = graph.program.call(edge.call).position;
  const targets = graph.targets.get(edge.call) ?? [edge.callee];
  return iterated !== undefined && [...targets].every((id) => graph.program.fn(id).generator);
}

function givesPromise(graph: CallGraph, call: CallId): boolean {
  return [...(graph.targets.get(call) ?? [])].some((id) => {
    const { async, generator } = graph.program.fn(id);
    return async && !generator;
  });
}
