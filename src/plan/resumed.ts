import { callId, pathOf } from '../program';
import type { CallFacts, CallGraph, CallId, FunctionId, Hazard, Lock, ProgramView } from '../types';
import { holdersOf, type Closure } from './propagate';
import { isPassedOn } from './positions';
import { CONTINUES, waitsOf } from './waits';

/** Calls that wait from now on though nothing is put before them. */
export interface Resumed {
  /** Those that are awaited already: until now the awaits of many of them came to nothing. */
  readonly resumed: ReadonlySet<CallId>;
  /** Calls of `then` and the like, whose callbacks go on with what others give: nobody waits for those there. */
  readonly deferred: ReadonlySet<CallId>;
}

/** What waits on the way up from functions that from now on let others have their turn. */
export function resumedBy(graph: CallGraph, holders: Iterable<FunctionId>): Resumed {
  const [resumed, deferred] = [new Set<CallId>(), new Set<CallId>()];
  const seen = new Set<FunctionId>();
  const queue = [...holders];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    for (const { call, caller } of graph.to.get(id) ?? []) {
      const facts = graph.program.call(call);
      if (facts.position.awaited || facts.position.fate === 'awaited') resumed.add(call);
      for (const next of continuations(graph.program, call, facts)) deferred.add(next);
      if (isPassedOn(facts.position) && isAtAnEnd(graph, caller, facts)) queue.push(caller);
    }
  }
  return { resumed, deferred };
}

/** Whoever calls its function comes next to it: nothing that takes a while comes before it there, or nothing after it. */
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
    .find(
      ({ name, member }) =>
        member?.object.end === span.end && member.object.start === span.start && CONTINUES.test(name),
    );
  if (!next) return [];
  const own = callId(pathOf(id), next.index);
  return [own, ...continuations(program, own, next)];
}

/**
 * Says which functions a closure changes: those that hold something that waits, and those that waited already and need a
 * lock for it now.
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
