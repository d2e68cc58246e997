import type { CallGraph, CallId } from '../../types';
import type { Liveness } from '../liveness';
import type { Closure } from '../propagation/closure';
import { besideIn, joinCopies } from '../propagation/twins';

/** A test for calls that are not rewritten, or whose function also stays synchronous beside its twin. */
export function staying(graph: CallGraph, closures: readonly Closure[], liveness: Liveness): (id: CallId) => boolean {
  const moved = new Set(closures.map(({ finding }) => finding.blocking.id));
  const kept = standing(graph, closures, liveness);
  const synchronous = new Set(graph.blocking.map(({ id }) => id));
  return (id) => synchronous.has(id) && (!moved.has(id) || kept.has(graph.program.callerOf(id)));
}

/** The functions that stay synchronous beside their twins. */
export function standing(
  graph: CallGraph,
  closures: readonly Closure[],
  { live }: Liveness,
): ReturnType<typeof besideIn> {
  return besideIn(graph, joinCopies(closures.flatMap((closure) => closure.copies)), live);
}
