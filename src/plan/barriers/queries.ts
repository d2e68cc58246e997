import { isQueryCall } from '../../language/query-builders';
import { callId, pathOf } from '../../program';
import type { CallGraph, Edge, FunctionId, Handed } from '../../types';

/** Whether a function makes the query that it returns, or has another one make it: what was awaited are rows. */
// Matches: function listed() { … return User.find({ name: names }); }
export function makesQuery(graph: CallGraph, id: FunctionId, seen: ReadonlySet<FunctionId> = new Set([id])): boolean {
  const { program, outside, targets } = graph;
  if (program.fn(id).tags) return true;
  return program.callsIn(id).some(({ index, position }) => {
    if (position.awaited) return false;
    const call = callId(pathOf(id), index);
    if ([...(outside.get(call) ?? [])].some(isQueryCall)) return true;
    const callees = position.returned ? [...(targets.get(call) ?? [])].filter((callee) => !seen.has(callee)) : [];
    return callees.some((callee) => makesQuery(graph, callee, new Set([...seen, callee])));
  });
}

/** Whether somebody goes on with the query that a function returns, rather than to await it. */
// Matches: listed().sort('name'), and not: Promise.all(ids.map((id) => … User.findById(id)))
export function goesOnWithQuery({ program, to, callbacks }: CallGraph, id: FunctionId): boolean {
  if (program.fn(id).async) return false;
  const isAwaited = ({ call }: Edge): boolean => {
    const { awaited, returned, promised, unused } = program.call(call).position;
    return awaited || returned || promised || unused;
  };
  const isAwaitedWithOthers = ({ call, use }: Handed): boolean =>
    use.kind === 'each' && program.call(call).position.promised;
  const calls = (to.get(id) ?? []).filter(({ kind }) => kind !== 'callback');
  return !calls.every(isAwaited) || !(callbacks.get(id) ?? []).every(isAwaitedWithOthers);
}
