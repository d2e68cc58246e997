import type { CallGraph, CallId, FunctionId, Lock } from '../../types';

/** A range of a function in which it waits, and did not before: what starts after it starts late. */
export interface Pause {
  readonly fn: FunctionId;
  readonly start: number;
  readonly end: number;
}

/** The pauses of calls that become awaited. */
export function pausesOf(graph: CallGraph, calls: Iterable<CallId>): Pause[] {
  return [...calls].map((call) => ({ fn: graph.program.callerOf(call), ...graph.program.call(call).span }));
}

/** The pause in which a function waits for its lock: in front of its body, or of the locked statements. */
export function turnOf(graph: CallGraph, { fn, range }: Pick<Lock, 'fn' | 'range'>): Pause {
  const { start } = range ?? graph.program.fn(fn).body;
  return { fn, start, end: start };
}
