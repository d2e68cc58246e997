import type { CallGraph, CallId, FunctionId, Lock } from '../types';

/** Where a function waits, and did not before: what begins behind it begins late. */
export interface Pause {
  readonly fn: FunctionId;
  readonly start: number;
  readonly end: number;
}

/** The pauses of calls that are awaited. */
export function pausesOf(graph: CallGraph, calls: Iterable<CallId>): Pause[] {
  return [...calls].map((call) => ({ fn: graph.program.callerOf(call), ...graph.program.call(call).span }));
}

/** The pause in which a function waits for its turn, in front of its body or of the statements that need the lock. */
export function turnOf(graph: CallGraph, { fn, range }: Pick<Lock, 'fn' | 'range'>): Pause {
  const { start } = range ?? graph.program.fn(fn).body;
  return { fn, start, end: start };
}
