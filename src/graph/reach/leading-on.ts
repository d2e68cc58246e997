import type { CallGraph, Edge, FunctionId } from '../../types';

/** The edges of every function that lead on from it: its calls, and what packages may call that it calls. */
export function leadingOn({
  fromPassers,
  held,
}: Pick<CallGraph, 'fromPassers' | 'held'>): ReadonlyMap<FunctionId, readonly Edge[]> {
  const all = new Map(fromPassers());
  for (const [fn, edges] of held) all.set(fn, [...(all.get(fn) ?? []), ...edges]);
  return all;
}
