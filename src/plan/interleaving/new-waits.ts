import type { CallGraph, CallId, FunctionId } from '../../types';
import type { WaitingCalls } from '../effects/events';
import type { Liveness } from '../liveness';
import type { Closure } from '../propagation/closure';
import { isLink } from '../propagation/awaited-calls';
import { isAwaitedLink } from '../propagation/promise-chains';
import { besideIn, joinCopies } from '../propagation/twins';

/** What some closures make wait: the calls, and the live functions around them. */
export interface NewWaits {
  readonly calls: WaitingCalls;
  /** Each of these calls → ids of the findings that make it wait. */
  readonly causes: ReadonlyMap<CallId, readonly string[]>;
  /** Functions that wait, and so can take a lock. */
  readonly waiting: ReadonlySet<FunctionId>;
  /** Functions that start something which waits, and go on. */
  readonly chaining: ReadonlySet<FunctionId>;
  /** Functions with a twin whose synchronous form may still run beside requests, and cannot take a lock. */
  readonly lingering: ReadonlySet<FunctionId>;
}

/** Collects what the closures make wait. */
export function newWaits(graph: CallGraph, closures: readonly Closure[], { live }: Liveness): NewWaits {
  const causes = causesOf(closures);
  const deferred = deferredBy(graph, closures);
  const loops = new Set(closures.flatMap((closure) => [...closure.loops]));
  const suspends = new Set(causes.keys());
  const holdersOf = (calls: readonly CallId[]): ReadonlySet<FunctionId> =>
    new Set(calls.map((call) => graph.program.callerOf(call)).filter(live));
  const copies = joinCopies(closures.flatMap((closure) => closure.copies));
  return {
    calls: { loops, suspends, deferred },
    causes,
    waiting: holdersOf([...suspends].filter((call) => !deferred.has(call))),
    chaining: holdersOf([...deferred.keys()]),
    lingering: besideIn(graph, copies, live),
  };
}

function deferredBy(graph: CallGraph, closures: readonly Closure[]): WaitingCalls['deferred'] {
  const { program } = graph;
  const calls = closures.flatMap(({ deferred }) => [...deferred]).filter((call) => !isAwaitedLink(graph, call));
  return new Map(calls.map((call) => [call, isLink(program.call(call)) ? 'behind' : 'beside']));
}

function causesOf(closures: readonly Closure[]): ReadonlyMap<CallId, readonly string[]> {
  const causes = new Map<CallId, string[]>();
  for (const { finding, awaits, loops, resumed, deferred } of closures)
    for (const call of [finding.blocking.id, ...awaits, ...loops, ...resumed, ...deferred])
      causes.set(call, [...(causes.get(call) ?? []), finding.id]);
  return causes;
}
