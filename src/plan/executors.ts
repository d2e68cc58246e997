import type { CallFacts, CallGraph, CallId, FunctionId, Guard, Handed } from '../types';

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

/** Whether a function is what a promise is made of, where somebody waits for that. */
// Matches: return new Promise((resolve, reject) => …) – nothing comes between the executor and whoever waits for the promise
export function isExecutor(graph: CallGraph, { path, index, call: id }: Handed): boolean {
  const call = graph.program.call(id);
  return path === 'Promise' && call.isNew && call.args[index].kind === 'function' && isWaitedFor(graph, id, call);
}

/** The promise, or the one that `.then` makes of it, is what a function returns or awaits. */
export function isWaitedFor(graph: CallGraph, id: CallId, { span, position }: CallFacts): boolean {
  if (position.returned || position.awaited) return true;
  const next = graph.program
    .fileOf(id)
    .calls.find(({ member }) => member?.object.start === span.start && member.object.end === span.end);
  return position.promised && next !== undefined && isWaitedFor(graph, id, next);
}
