import type { CallGraph, FunctionId, Guard, Handed } from '../../types';
import { isWaitedFor } from '../barriers/positions';

/** A promise executor that becomes async must still reject the promise when it throws. */
export function executorGuards(graph: CallGraph, id: FunctionId): Guard[] {
  return (graph.callbacks.get(id) ?? [])
    .filter((handed) => isExecutor(graph, handed))
    .map(({ call, index }) => ({
      file: graph.program.fileOf(call).path,
      span: graph.program.call(call).args[index].span,
      by: { helper: 'asyncExecutor' },
    }));
}

/** Whether a function is the executor of a promise that the code around it waits for. */
// Matches: return new Promise((resolve, reject) => …) – nothing comes between the executor and whoever waits for the promise
export function isExecutor(graph: CallGraph, { path, index, call: id }: Handed): boolean {
  const call = graph.program.call(id);
  return path === 'Promise' && call.isNew && call.args[index].kind === 'function' && isWaitedFor(graph, id, call);
}
