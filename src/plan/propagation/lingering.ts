import { functionId } from '../../program';
import type { CallGraph, FunctionId } from '../../types';
import type { Liveness } from '../liveness';
import { isMet } from '../barriers/barriers';
import type { Closure } from './closure';
import { joinCopies, type Copy } from './twins';
import { isHandler } from '../graph-index';

/**
 * Ids of findings whose synchronous form still runs for some requests: their function got a twin, and a caller on a
 * path of a request uses the original, because it cannot wait.
 */
export function lingeringOf(graph: CallGraph, closures: readonly Closure[], liveness: Liveness): ReadonlySet<string> {
  const copies = joinCopies(closures.flatMap((closure) => closure.copies));
  const isReached = (id: FunctionId): boolean => liveness.reachedIn(id, 'request_path');
  const left = new Set<FunctionId>();
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const copy of copies)
      if (isLeft(graph, copy, left, copies, isReached)) copy.async.forEach((fn) => left.add(fn));
  }
  const isIn = ({ finding }: Closure): boolean => left.has(functionId(finding.file, finding.blocking.call.fn));
  return new Set(closures.filter(isIn).map(({ finding }) => finding.id));
}

function isLeft(
  graph: CallGraph,
  { fn, calls }: Copy,
  left: ReadonlySet<FunctionId>,
  copies: readonly Copy[],
  isReached: (id: FunctionId) => boolean,
): boolean {
  const isEntered = isHandler(graph, fn);
  const isCallback = graph.callbacks.has(fn) && isReached(fn);
  const isCopied = (caller: FunctionId): boolean => copies.some((copy) => copy.async.has(caller));
  const isCalled = (graph.to.get(fn) ?? []).some(
    (edge) =>
      isMet(graph, edge) &&
      isReached(edge.caller) &&
      (isCopied(edge.caller) ? left.has(edge.caller) : !calls.has(edge.call)),
  );
  return isEntered || isCallback || isCalled;
}
