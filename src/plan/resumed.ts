import type { CallGraph, CallId, FunctionId, Hazard, Lock } from '../types';
import { holdersOf, type Closure } from './propagate';
import { isPassedOn } from './waits';

/**
 * Calls that are awaited already, on the way up from functions that from now on let others have their turn: until now the
 * awaits of many of them came to nothing.
 */
export function resumedBy(graph: CallGraph, holders: Iterable<FunctionId>): Set<CallId> {
  const found = new Set<CallId>();
  const seen = new Set<FunctionId>();
  const queue = [...holders];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    for (const { call, caller } of graph.to.get(id) ?? []) {
      const facts = graph.program.call(call);
      if (!isPassedOn(facts)) continue;
      if (facts.position.awaited || facts.position.fate === 'awaited') found.add(call);
      queue.push(caller);
    }
  }
  return found;
}

/**
 * Says which functions a closure changes: those that hold something that waits, and those that waited already and need a
 * lock for it now.
 */
export function changedBy(
  graph: CallGraph,
  guarding: { readonly locks: readonly Lock[]; readonly hazards: readonly { fn: FunctionId; hazard: Hazard }[] },
): (closure: Closure) => FunctionId[] {
  const locked = new Set(guarding.locks.map(({ fn }) => fn));
  const causes = new Map<FunctionId, Set<string>>();
  for (const { fn, hazard } of guarding.hazards)
    if (hazard.code === 'interleaving')
      causes.set(fn, new Set([...(causes.get(fn) ?? []), ...(hazard.findings ?? [])]));
  return (closure) => {
    const isConcerned = (fn: FunctionId): boolean => causes.get(fn)?.has(closure.finding.id) ?? locked.has(fn);
    const waiting = [...closure.resumed].map((call) => graph.program.callerOf(call));
    return [...holdersOf(graph, closure), ...waiting.filter(isConcerned)];
  };
}
