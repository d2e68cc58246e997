import type { CallGraph, FunctionId } from '../../types';

/** Some functions and their transitive callers. */
export function callersOf(graph: CallGraph, functions: readonly FunctionId[]): Set<FunctionId> {
  const seen = new Set<FunctionId>();
  const queue = [...functions];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    queue.push(...(graph.to.get(id) ?? []).map((edge) => edge.caller));
  }
  return seen;
}
