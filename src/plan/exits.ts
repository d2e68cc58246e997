import { callId, pathOf } from '../program';
import type { CallFacts, CallGraph, CallId } from '../types';

/**
 * Where a function ends the process after one of these calls, as `file:line`: data must be on the disk by then, and
 * only a synchronous write guarantees that.
 */
export function exitAfter(graph: CallGraph, calls: Iterable<CallId>): string | undefined {
  for (const id of calls) {
    const call = graph.program.call(id);
    const exit = graph.program.fileOf(id).calls.find((other) => endsAfter(other, call));
    if (exit) return graph.program.at(callId(pathOf(id), exit.index));
  }
  return undefined;
}

/** An exit in the error handler of something that starts after the call does not count. */
function endsAfter({ fn, text, span, position }: CallFacts, call: CallFacts): boolean {
  const isBehind = fn === call.fn && text === 'process.exit' && span.start >= call.span.end;
  return isBehind && (position.catches ?? 0) < call.span.end;
}
