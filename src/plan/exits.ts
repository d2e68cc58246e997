import { callId, pathOf } from '../program';
import type { CallGraph, CallId } from '../types';

/**
 * Where a function ends the process after one of these calls, as `file:line`: what is written then must be on the disk before
 * anything else can happen, and only a synchronous call is sure to be.
 */
export function exitAfter(graph: CallGraph, calls: Iterable<CallId>): string | undefined {
  for (const id of calls) {
    const call = graph.program.call(id);
    const exit = graph.program
      .fileOf(id)
      .calls.find(
        (other) => other.fn === call.fn && other.text === 'process.exit' && other.span.start >= call.span.end,
      );
    if (exit) return graph.program.at(callId(pathOf(id), exit.index));
  }
  return undefined;
}
