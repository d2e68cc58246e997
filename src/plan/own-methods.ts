import { callId } from '../program';
import type { Access, CallGraph, FileFacts } from '../types';

// Matches: counter.add(1)
/** A write that is only the call of a function which a module of the project exports: what that changes is seen there. */
export function isOwnMethod(graph: CallGraph, { path, calls }: FileFacts, access: Access): boolean {
  if (access.kind !== 'write' || access.members.length > 0 || !access.root.startsWith('import ')) return false;
  const from = calls.filter(({ span }) => span.start === access.at).sort((a, b) => a.span.end - b.span.end)[0];
  return from !== undefined && (graph.targets.get(callId(path, from.index))?.size ?? 0) > 0;
}
