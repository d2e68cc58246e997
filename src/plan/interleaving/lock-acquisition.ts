import type { CallGraph, CallId, Edge, FunctionId, Lock } from '../../types';
import type { Extents } from './lock-extents';
import type { Region } from './lock-order';
import { isPassedOn } from '../barriers/positions';

/** The functions that take the lock of some regions, and over which statements. */
export interface Acquired {
  /** Without those of functions that only run under the lock of their callers. */
  readonly locks: readonly Lock[];
  /** Functions that take it, or only run where a caller holds it. */
  readonly queued: ReadonlySet<FunctionId>;
  /** The functions of the regions whose critical sections it covers completely. */
  readonly whole: ReadonlySet<FunctionId>;
}

/** Decides which functions can take a lock, and which need not because a caller holds it. */
export class LockAcquisition {
  private readonly entries: ReadonlySet<FunctionId>;

  constructor(
    private readonly graph: CallGraph,
    private readonly extents: Extents,
    /** Calls that become awaited. */
    private readonly suspends: ReadonlySet<CallId>,
  ) {
    this.entries = new Set(graph.entries.map(({ fn }) => fn));
  }

  /**
   * The locks of those `holders` that can take them. A function that cannot hold the lock over its own critical section
   * still takes it where it conflicts with those of others. With `isReleased`, it may be held over existing waits.
   */
  of(holders: readonly FunctionId[], regions: readonly Region[], key: string, isReleased: boolean): Acquired {
    const locksOf = (fn: FunctionId, meant: readonly Region[]): Lock[] | undefined =>
      this.extents.locksOf(fn, meant, key) ?? (isReleased ? this.extents.releasedOf(fn, meant, key) : undefined);
    const needs = new Set(regions.map(({ fn }) => fn));
    const whole = new Set<FunctionId>();
    const taken = new Map<FunctionId, readonly Lock[]>();
    for (const fn of holders) {
      const all = locksOf(fn, regions);
      if (all && needs.has(fn)) whole.add(fn);
      const locks = all ?? (needs.has(fn) ? locksOf(fn, othersThan(fn, regions)) : undefined);
      if (locks) taken.set(fn, locks);
    }
    const covered = this.coveredBy(holders, taken);
    const own = [...taken].filter(([fn]) => needs.has(fn) || !covered.has(fn));
    return { locks: own.flatMap(([, locks]) => locks), queued: new Set([...taken.keys(), ...covered]), whole };
  }

  /** Functions that are only ever called under the lock: that of a caller, or of a caller's caller (a fixpoint). */
  private coveredBy(
    holders: readonly FunctionId[],
    taken: ReadonlyMap<FunctionId, readonly Lock[]>,
  ): ReadonlySet<FunctionId> {
    const covered = new Set<FunctionId>();
    const isUnder = (edge: Edge): boolean =>
      this.isWaitedFor(edge) &&
      (covered.has(edge.caller) || (taken.get(edge.caller) ?? []).some((lock) => this.isWithin(lock, edge.call)));
    for (let size = -1; size !== covered.size;) {
      size = covered.size;
      for (const fn of holders) {
        const edges = this.graph.to.get(fn) ?? [];
        const isEntry = this.entries.has(fn);
        if (!isEntry && edges.length > 0 && edges.every((edge) => edge.caller !== fn && isUnder(edge))) covered.add(fn);
      }
    }
    return covered;
  }

  private isWaitedFor({ call }: Edge): boolean {
    return this.suspends.has(call) || isPassedOn(this.graph.program.call(call).position);
  }

  private isWithin({ range }: Lock, call: CallId): boolean {
    const { start } = this.graph.program.call(call).span;
    return !range || (start >= range.start && start < range.end);
  }
}

function othersThan(fn: FunctionId, regions: readonly Region[]): readonly Region[] {
  return regions.filter((region) => region.fn !== fn);
}
