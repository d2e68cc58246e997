import { beginsListQuery, keepsRows, promisesRows } from '../../language/rows';
import { callId } from '../../program';
import type { CallFacts, CallGraph } from '../../types';

/**
 * Whether a call of a database is awaited and gives rows in an array. One that is not awaited gives a query, or a promise,
 * some of which have a `map` or `filter` of their own (Query#map of Mongoose 5, Bluebird).
 */
// Matches: (await User.findAll()).filter(isShown), (await Note.find().sort('title')).map(toLine)
export function isOfRows(graph: CallGraph, path: string, call: CallFacts): boolean {
  return isAwaited(graph, path, call) && isList(graph, path, call);
}

function isAwaited(graph: CallGraph, path: string, { fn, index, span }: CallFacts): boolean {
  return graph.program.fileOf(callId(path, index)).functions[fn].awaits.includes(span.end);
}

function isList(graph: CallGraph, path: string, call: CallFacts): boolean {
  const id = callId(path, call.index);
  const outside = [...(graph.outside.get(id) ?? [])];
  if (outside.length > 0 && outside.every(beginsListQuery)) return true;
  if (promisesRows(call.name) && call.receiverNode >= 0) return (graph.targets.get(id)?.size ?? 0) === 0;
  const before = keepsRows(call.name) && queryBefore(graph, path, call);
  return before ? isList(graph, path, before) : false;
}

function queryBefore(graph: CallGraph, path: string, { index, receiverNode }: CallFacts): CallFacts | undefined {
  const { calls } = graph.program.fileOf(callId(path, index));
  return calls.find(({ resultNode }) => resultNode >= 0 && resultNode === receiverNode);
}
