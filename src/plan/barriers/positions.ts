import type {
  Access,
  CallGraph,
  CallFacts,
  CallId,
  CompoundFacts,
  FileFacts,
  FunctionId,
  Position,
  SkipCode,
  Span,
} from '../../types';
import { memoisedBy, memoisedWithin } from '../../memoised';
import { byFunction, callId, functionId, indexOf, isWithin } from '../../program';
import { atOnceBarrier } from './at-once';
import { entriesOf } from '../graph-index';

/** Why a call cannot be awaited where it stands; undefined when it can. */
export const positionBarrier = memoisedWithin((graph: CallGraph, id: CallId): SkipCode | undefined => {
  const call = graph.program.call(id);
  const { barrier, compound } = call.position;
  if (barrier !== undefined) return barrier;
  const atOnce = atOnceBarrier(graph, id);
  if (atOnce !== undefined) return atOnce;
  if (compound && !isMovable(graph, id, compound)) return 'in-compound-assignment';
  return isInDefault(graph, call, id) && isGiven(graph, graph.program.callerOf(id))
    ? 'in-default-parameter'
    : undefined;
});

/** What the call throws would become a rejection that nothing handles, or something else handles. */
export function losesFailure({ fate, inTry }: Position): boolean {
  return fate === 'dropped' || (inTry && (fate === 'handled' || fate === 'returned'));
}

/** The callers of the function depend on its `length`, which would grow without the default value. */
function isGiven(graph: CallGraph, fn: FunctionId): boolean {
  return graph.callbacks.has(fn) || entriesOf(graph, fn).length > 0;
}

function isInDefault(graph: CallGraph, call: CallFacts, id: CallId): boolean {
  const fn = graph.program.fn(graph.program.callerOf(id));
  return fn.defaults.some(({ value }) => isWithin(call.span, value));
}

/** Whether the value means the same in a statement before, and has the same type there. */
function isMovable(graph: CallGraph, id: CallId, compound: CompoundFacts): boolean {
  const isRetyped = compound.contextual === true && graph.program.fileOf(id).typescript;
  return !isRetyped && !mayWrite(graph, id, compound);
}

/** Whether the value may change what the target names, so that the order of evaluation matters. */
function mayWrite(graph: CallGraph, id: CallId, { target, base, value }: CompoundFacts): boolean {
  const file = graph.program.fileOf(id);
  const { fn } = graph.program.call(id);
  // For a variable of this function itself, only uses by inner functions are recorded as accesses.
  const isOfTarget = ({ at, home, name }: Access): boolean => isAt(at, target) || (home === fn && name === base);
  const roots = new Set(file.accesses.filter(isOfTarget).map(({ root }) => root));
  if (roots.size === 0) return false;
  const isWritten = ({ kind, root }: Access): boolean => kind === 'write' && roots.has(root);
  if (file.accesses.some((access) => isWritten(access) && isAt(access.at, value))) return true;
  const inside = file.calls.filter((call) => isWithin(call.span, value)).map((call) => callId(file.path, call.index));
  if (isOfOneRun(graph, id, roots)) return false;
  const called = [...calledFrom(graph, inside)];
  return called.some((fn) => accessesOf(graph.program.fileOf(fn)).get(indexOf(fn))?.some(isWritten));
}

/**
 * Whether only a callback of an array method, which contains the call, changes variables of the function around it: each run of
 * that function has its own, and its own callback.
 */
// Matches: function size(dir) { let total = 0; names.forEach((name) => { total += size(name); }); return total; }
function isOfOneRun(graph: CallGraph, id: CallId, roots: ReadonlySet<string>): boolean {
  const { fn } = graph.program.call(id);
  const file = graph.program.fileOf(id);
  const own = functionId(file.path, fn);
  const writes = file.accesses.filter(({ kind, root }) => kind === 'write' && roots.has(root));
  const handed = graph.callbacks.get(own) ?? [];
  const home = functionId(file.path, file.functions[fn].parent);
  return (
    handed.length > 0 &&
    handed.every(({ use }) => use.kind === 'each') &&
    (graph.to.get(own) ?? []).every(({ caller }) => caller === home) &&
    writes.every((write) => write.fn === fn && write.home === file.functions[fn].parent)
  );
}

/** Memoised, because a call of a function that does much asks about half of the program. */
const accessesOf = memoisedBy(({ accesses }: FileFacts) => byFunction(accesses));

/** Every function that runs when these calls are made. */
function calledFrom(graph: CallGraph, calls: readonly CallId[]): ReadonlySet<FunctionId> {
  const inside = new Set(calls);
  const callers = new Set(calls.map((call) => graph.program.callerOf(call)));
  const queue = [...callers].flatMap((caller) =>
    (graph.from.get(caller) ?? []).filter((edge) => inside.has(edge.call)).map((edge) => edge.callee),
  );
  const seen = new Set<FunctionId>();
  for (let fn = queue.pop(); fn !== undefined; fn = queue.pop()) {
    if (seen.has(fn)) continue;
    seen.add(fn);
    queue.push(...(graph.from.get(fn) ?? []).map((edge) => edge.callee));
  }
  return seen;
}

function isAt(offset: number, { start, end }: Span): boolean {
  return offset >= start && offset < end;
}

/** Whether the function around the call awaits the result, or returns it to its caller. */
export function isPassedOn({ awaited, returned, fate }: Position): boolean {
  return awaited || returned || fate === 'awaited' || fate === 'returned';
}

/** Whether the promise of a call, or the one that `then` and `catch` derive from it, is returned or awaited. */
// Matches: return load().then(show).catch(report)
export function isWaitedFor(graph: CallGraph, id: CallId, { span, position }: CallFacts): boolean {
  if (isPassedOn(position)) return true;
  const next = graph.program
    .fileOf(id)
    .calls.find(({ member }) => member?.object.start === span.start && member.object.end === span.end);
  return position.promised && next !== undefined && isWaitedFor(graph, id, next);
}
