import { pathOf } from '../../program';
import type { CallGraph, CallId, Finding, FunctionId, Guard, TypeSite } from '../../types';
import type { Resumed } from './resumed';
import type { Copy } from './twins';

/** Everything that has to change for one blocking call to be awaited: the transitive closure over its callers. */
export interface Closure extends Resumed {
  readonly finding: Finding;
  /** Functions that become async, without those that already are. */
  readonly async: ReadonlySet<FunctionId>;
  /** Functions that stay synchronous and get an async twin. */
  readonly copies: readonly Copy[];
  /** Calls of those functions that must be awaited. */
  readonly awaits: ReadonlySet<CallId>;
  /** Calls of array methods whose callback becomes async. */
  readonly loops: ReadonlySet<CallId>;
  readonly guards: readonly Guard[];
  /** Type annotations that change with the functions. */
  readonly sites: readonly TypeSite[];
  /** The function around the blocking call, async or not. */
  readonly owner: FunctionId;
  /** Functions that become async only to wait for a lock. */
  readonly queues: ReadonlySet<FunctionId>;
}

/** The functions that contain something that waits. */
export function holdersOf(graph: CallGraph, closure: Omit<Closure, keyof Resumed | 'guards' | 'sites'>): FunctionId[] {
  const { owner, async, copies, awaits, loops, queues } = closure;
  return [
    owner,
    ...queues,
    ...async,
    ...copies.flatMap((copy) => [...copy.async]),
    ...[...awaits, ...loops].map((call) => graph.program.callerOf(call)),
  ];
}

/** The files that a closure changes, without those that only name its twins. */
export function touchedFiles({ finding, async, awaits, loops, guards, sites, queues }: Closure): string[] {
  return [
    finding.file,
    ...[...async, ...awaits, ...loops, ...queues].map(pathOf),
    ...[...guards, ...sites].map(({ file }) => file),
  ];
}
