import { callId, pathOf } from '../program';
import type { CallFacts, CallGraph, CallId } from '../types';

/**
 * Where a function ends the process after one of these calls, as `file:line`: what is written then must be on the disk before
 * anything else can happen, and only a synchronous call is sure to be.
 */
export function exitAfter(graph: CallGraph, calls: Iterable<CallId>): string | undefined {
  for (const id of calls) {
    const call = graph.program.call(id);
    const exit = graph.program.fileOf(id).calls.find((other) => endsAfter(other, call));
    if (exit) return graph.program.at(callId(pathOf(id), exit.index));
  }
  return undefined;
}

/** Whoever ends the process because something failed that only began later does not end it behind the call. */
function endsAfter({ fn, text, span, position }: CallFacts, call: CallFacts): boolean {
  const isBehind = fn === call.fn && text === 'process.exit' && span.start >= call.span.end;
  return isBehind && (position.catches ?? 0) < call.span.end;
}
