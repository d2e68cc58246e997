import type { CallGraph, CallId } from '../../types';

/** Whether a call may run something out of sight, beside or instead of the functions that are known. */
export function mayRunOthers(graph: CallGraph, call: CallId): boolean {
  const paths = [...(graph.outside.get(call) ?? [])];
  const isUnknownOnly = paths.every((path) => path === '?');
  return paths.length > 0 && !(isUnknownOnly && graph.isOfOwnObject(call));
}
