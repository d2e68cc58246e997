import { isQueryCall } from '../../language/query-builders';
import { callId, pathOf } from '../../program';
import type { CallGraph, Edge, FunctionId } from '../../types';

/** Whether a function makes the query that it returns, or has another one make it: what was awaited are rows. */
// Matches: function listed() { … return User.find({ name: names }); }
export function makesQuery(graph: CallGraph, id: FunctionId, seen: ReadonlySet<FunctionId> = new Set([id])): boolean {
  const { program, outside, targets } = graph;
  return program.callsIn(id).some(({ index, position }) => {
    if (position.awaited) return false;
    const call = callId(pathOf(id), index);
    if ([...(outside.get(call) ?? [])].some(isQueryCall)) return true;
    const callees = position.returned ? [...(targets.get(call) ?? [])].filter((callee) => !seen.has(callee)) : [];
    return callees.some((callee) => makesQuery(graph, callee, new Set([...seen, callee])));
  });
}

/** Whether a caller goes on with the query that a function returns, rather than to await it. */
// Matches: listed().sort('name')
export function goesOnWithQuery({ program, to, callbacks }: CallGraph, id: FunctionId): boolean {
  if (program.fn(id).async) return false;
  const isRunAtOnce = ({ call, kind }: Edge): boolean => {
    const { awaited, returned, promised, unused } = program.call(call).position;
    return kind !== 'callback' && (awaited || returned || promised || unused);
  };
  return callbacks.has(id) || !(to.get(id) ?? []).every(isRunAtOnce);
}
