import type { Context, Finding, FunctionId } from '../types';

/** How functions are reached: decides which state is shared between requests, and what can interleave. */
export interface Liveness {
  /** Reached by a request: its own variables belong to that request. */
  readonly perRequest: (id: FunctionId) => boolean;
  /** Reached by requests or background work: it may run while a request waits. */
  readonly live: (id: FunctionId) => boolean;
  readonly reachedIn: (id: FunctionId, context: Context) => boolean;
}

/** The functions of the contexts that are acted on: only their calls move to twins. */
export function actingOf(wanted: readonly Finding[], { reachedIn }: Liveness): (id: FunctionId) => boolean {
  const contexts = [...new Set(wanted.map((finding) => finding.context))];
  return (id) => contexts.some((context) => reachedIn(id, context));
}
