import { ANY_FIELD } from '../../language/fields';
import { isSetter } from '../../language/package-stores';
import { accessesTo, callsStartingAt } from '../file-index';
import { memoisedWithin } from '../../memoised';
import { callId, pathOf } from '../../program';
import type { Access, CallFacts, CallGraph, FileFacts, FunctionId } from '../../types';

/** Whether a use of a value is only a call of a known method: its effects are then those of the method. */
export function isOwnMethod(graph: CallGraph, file: FileFacts, access: Access): boolean {
  if (access.members.length > 0) return false;
  const [called] = [...callsStartingAt(file, access.at)].sort((a, b) => a.span.end - b.span.end) as [CallFacts?];
  if (called === undefined) return false;
  if (access.root.startsWith('import ')) return isExported(graph, file, access, called);
  return access.kind === 'read' && isOfWhatStays(file, access, called) && needsNoOwner(graph, file, called);
}

/**
 * Whether a change is only told by the name of a method, and the program has that method: what it changes is known. Only for
 * what nobody uses but by its methods: what they do to `this` is not known by the names that others have for it.
 */
// Matches: notes.add(note), where class Notes has add(note) { … }
export function isNameOnly(graph: CallGraph, file: FileFacts, { kind, inside, at, done, root }: Access): boolean {
  if (kind !== 'write' || !inside || done === undefined) return false;
  // Of an awaited call, it is done before the wait.
  const called = callsStartingAt(file, at).find(({ span: { end } }) => end === done || end === done + 1);
  if (called?.member?.computed !== false || !isOnlyCalled(file, root)) return false;
  const methods = graph.heldBy(callId(file.path, called.index), called.receiverNode, called.name);
  return methods.length > 0 && !methods.some((method) => leadsOut(graph, method));
}

/** An access without a change that only the name of a method tells, where the method is one of the program. */
// Matches: common.setOptions(req), where class Common has setOptions = (req) => { this.options = req.body; }
export function withoutGuess(graph: CallGraph, file: FileFacts, access: Access): Access {
  const { kind, inside, at, members } = access;
  if (kind !== 'write' || !inside || members.length > 0) return access;
  const called = callsStartingAt(file, at).find(({ name, member }) => member?.object.start === at && isSetter(name));
  if (called === undefined) return access;
  const id = callId(file.path, called.index);
  const isOurs = (graph.targets.get(id)?.size ?? 0) > 0 && (graph.outside.get(id)?.size ?? 0) === 0;
  return isOurs ? { ...access, kind: 'read', inside: undefined } : access;
}

/** Whether all that a file does with a value is to call methods of it, and no other file gets it. */
const isOnlyCalled = memoisedWithin((file: FileFacts, root: string): boolean => {
  const { calls, exposed } = file;
  const receivers = new Set(calls.flatMap(({ member }) => (member?.computed === false ? [member.object.start] : [])));
  const isCalled = ({ at, members, kind, inside }: Access): boolean =>
    receivers.has(at) && members.length === 0 && (kind === 'read' || inside === true);
  return !exposed.some((one) => one.root === root) && accessesTo(file, root).every(isCalled);
});

/**
 * Whether a method calls, by way of others of its object, one that the object has of a superclass out of sight, or changes
 * fields of which the names are not known.
 */
// Matches: set(id, room) { return super.set(id, { ...room, id }); }, of class Rooms extends Map; update(more) { Object.assign(this, more); }
const leadsOut = memoisedWithin((graph: CallGraph, method: FunctionId): boolean => {
  const seen = new Set([method]);
  // The set grows while it is iterated: a work list.
  for (const one of seen) {
    if (changesUnnamed(graph, one)) return true;
    for (const { text, index } of graph.program.callsIn(one)) {
      if (!OF_SELF.test(text)) continue;
      const targets = [...(graph.targets.get(callId(pathOf(one), index)) ?? [])];
      if (targets.length === 0) return true;
      for (const target of targets) seen.add(target);
    }
  }
  return false;
});

// Matches: Object.assign(this, more), this[key] = value
function changesUnnamed({ program }: CallGraph, id: FunctionId): boolean {
  const { flow } = program.fileOf(id);
  const { thisNode } = program.fn(id);
  return (
    program.callsIn(id).some(({ args }) => args.some(({ text }) => text === 'this')) ||
    flow.some(
      (item) => item[1] === thisNode && (item[0] === 'store-any' || (item[0] === 'store' && item[2] === ANY_FIELD)),
    )
  );
}

// Matches: this.load, super.set
const OF_SELF = /^(?:this|super)\.#?[\w$]+$/;

// Matches: counter.add(1), of a module of the project
function isExported(graph: CallGraph, { path }: FileFacts, { kind }: Access, { index }: CallFacts): boolean {
  const id = callId(path, index);
  const isOurs = (graph.targets.get(id)?.size ?? 0) > 0;
  return isOurs && (kind === 'write' || (graph.outside.get(id)?.size ?? 0) === 0);
}

// Matches: Job.lock(id), where nobody gives the class, or its method, another value
function isOfWhatStays(file: FileFacts, { root }: Access, { name, member }: CallFacts): boolean {
  if (member?.computed !== false) return false;
  return !accessesTo(file, root).some(
    ({ kind, members: [field] }) => kind === 'write' && (field === undefined || field === name),
  );
}

/** None of the possible callees uses `this`. */
function needsNoOwner(graph: CallGraph, { path }: FileFacts, { index }: CallFacts): boolean {
  const id = callId(path, index);
  const targets = [...(graph.targets.get(id) ?? [])];
  const isKnown = targets.length > 0 && (graph.outside.get(id)?.size ?? 0) === 0;
  return isKnown && targets.every((target) => graph.program.fn(target).home?.usesThis === false);
}
