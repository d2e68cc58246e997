import { callId } from '../../program';
import type { Access, CallFacts, CallGraph, FileFacts } from '../../types';

/** Whether a use of a value is only a call of a known method: its effects are then those of the method. */
export function isOwnMethod(graph: CallGraph, file: FileFacts, access: Access): boolean {
  if (access.members.length > 0) return false;
  const called = file.calls
    .filter(({ span }) => span.start === access.at)
    .sort((a, b) => a.span.end - b.span.end)[0] as CallFacts | undefined;
  if (called === undefined) return false;
  if (access.root.startsWith('import ')) return isExported(graph, file, access, called);
  return access.kind === 'read' && isOfWhatStays(file, access, called) && needsNoOwner(graph, file, called);
}

// Matches: counter.add(1), of a module of the project
function isExported(graph: CallGraph, { path }: FileFacts, { kind }: Access, { index }: CallFacts): boolean {
  const id = callId(path, index);
  const isOurs = (graph.targets.get(id)?.size ?? 0) > 0;
  return isOurs && (kind === 'write' || (graph.outside.get(id)?.size ?? 0) === 0);
}

// Matches: Job.lock(id), where nobody gives the class, or its method, another value
function isOfWhatStays({ accesses }: FileFacts, { root }: Access, { name, member }: CallFacts): boolean {
  if (member?.computed !== false) return false;
  return !accesses.some(
    ({ root: changed, kind, members: [field] }) =>
      changed === root && kind === 'write' && (field === undefined || field === name),
  );
}

/** None of the possible callees uses `this`. */
function needsNoOwner(graph: CallGraph, { path }: FileFacts, { index }: CallFacts): boolean {
  const id = callId(path, index);
  const targets = [...(graph.targets.get(id) ?? [])];
  const isKnown = targets.length > 0 && (graph.outside.get(id)?.size ?? 0) === 0;
  return isKnown && targets.every((target) => graph.program.fn(target).home?.usesThis === false);
}
