import type { CallGraph, FunctionId } from '../../types';

/**
 * Whether a getter can become a method: each use of it is a read in sight that can call the method, and none takes a
 * promise from it.
 */
export function canBeMethod(graph: CallGraph, id: FunctionId): boolean {
  if (!graph.program.fn(id).getter || graph.escaped.has(id) || !graph.isOnlyRead(id)) return false;
  if (graph.program.fileOf(id).typescript && !graph.unstated?.has(id)) return false;
  return (graph.to.get(id) ?? []).every((edge) => {
    const { index, position } = graph.program.call(edge.call);
    return index < 0 && edge.kind === 'flow' && !position.promised;
  });
}
