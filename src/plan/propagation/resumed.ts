import { callId, pathOf } from '../../program';
import type { CallFacts, CallGraph, CallId, Edge, FunctionId, Hazard, Lock, ProgramView } from '../../types';
import { holdersOf, type Closure } from './closure';
import { isWaitedFor } from '../barriers/positions';
import { isLink } from './awaited-calls';
import { waitsOf } from './waits';

/** Existing waits that take time from now on. */
export interface Resumed {
  /** Calls that are already awaited; many of these awaits took no time so far. */
  readonly resumed: ReadonlySet<CallId>;
  /** Calls of which a part is now done later, and the function does not wait for them: `then` and the like, and promises that nobody awaits. */
  readonly deferred: ReadonlySet<CallId>;
}

/** The existing waits above functions that now wait. */
export function resumedBy(graph: CallGraph, holding: Iterable<FunctionId>): Resumed {
  const holders = new Set(holding);
  const [resumed, deferred] = [new Set<CallId>(), new Set<CallId>()];
  const seen = new Set<FunctionId>();
  const queue = [...holders];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    for (const edge of graph.to.get(id) ?? []) {
      const { call, caller } = edge;
      const facts = graph.program.call(call);
      const isPassed = isWaitedFor(graph, call, facts);
      const left = isPassed ? [] : leaving(graph, caller, holders);
      if (isBeside(graph, edge)) for (const one of [call, ...left]) deferred.add(one);
      if (facts.position.awaited || facts.position.fate === 'awaited') resumed.add(call);
      for (const next of continuations(graph.program, call, facts)) deferred.add(next);
      if (isPassed && isAtAnEnd(graph, caller, facts)) queue.push(caller);
    }
  }
  return { resumed, deferred };
}

/** Runs what it is given before any other event: https://nodejs.org/api/process.html#processnexttickcallback-args */
export const SOON = /^(?:process\.nextTick|queueMicrotask)$/;

/** Whether the caller goes on while the callee waits, which it did not before. */
// Matches: save(note).catch(log), Promise.resolve().then(() => save(note)), process.nextTick(() => save(note))
function isBeside(graph: CallGraph, { kind, through, call, callee }: Edge): boolean {
  const facts = graph.program.call(call);
  const { awaited, fate } = facts.position;
  if (kind === 'callback' && through === undefined && isLink(facts)) return !awaited && fate !== 'awaited';
  if (isWaitedFor(graph, call, facts)) return false;
  return kind === 'callback' ? through === undefined && SOON.test(facts.text) : graph.program.fn(callee).async;
}

/** The calls of a function that leaves work behind, unless they wait from now on, for what it does itself. */
// Matches: finish(data, save) of: function finish(data, done) { process.nextTick(done, data); }
function leaving({ program, to }: CallGraph, fn: FunctionId, holders: ReadonlySet<FunctionId>): readonly CallId[] {
  if (holders.has(fn) || program.fn(fn).async) return [];
  return (to.get(fn) ?? []).filter(({ kind }) => kind !== 'callback').map(({ call }) => call);
}

/** Whether the call is the first or the last thing that takes time in its function. */
function isAtAnEnd(graph: CallGraph, caller: FunctionId, { span }: CallFacts): boolean {
  const waits = waitsOf(graph);
  const own = Math.min(...graph.program.fn(caller).awaits.filter((end) => end >= span.end));
  return !waits.isBetween(caller, -1, span.start + 1) || !waits.isBetween(caller, own, Infinity);
}

// Matches: then and catch of load().then(show).catch(next)
function continuations(program: ProgramView, id: CallId, { span, position }: CallFacts): CallId[] {
  if (!position.promised) return [];
  const next = program
    .callsIn(program.callerOf(id))
    .find((one) => isLink(one) && one.member?.object.end === span.end && one.member.object.start === span.start);
  if (!next) return [];
  const own = callId(pathOf(id), next.index);
  return [own, ...continuations(program, own, next)];
}

/**
 * The functions that a closure changes: those that contain something that waits, and those that already waited and now
 * need a lock.
 */
export function changedBy(
  graph: CallGraph,
  guarding: { readonly locks: readonly Lock[]; readonly hazards: readonly { fn: FunctionId; hazard: Hazard }[] },
): (closure: Closure) => FunctionId[] {
  const locked = new Set(guarding.locks.map(({ fn }) => fn));
  const causes = new Map<FunctionId, Set<string>>();
  for (const { fn, hazard } of guarding.hazards)
    if (hazard.code === 'interleaving')
      causes.set(fn, new Set([...(causes.get(fn) ?? []), ...(hazard.findings ?? [])]));
  return (closure) => {
    const isConcerned = (fn: FunctionId): boolean => {
      const known = causes.get(fn);
      return known && known.size > 0 ? known.has(closure.finding.id) : locked.has(fn);
    };
    const waiting = [...closure.resumed, ...closure.deferred].map((call) => graph.program.callerOf(call));
    return [...holdersOf(graph, closure), ...waiting.filter(isConcerned)];
  };
}
