import type { CallGraph, CallId, Edge, FunctionId, Lock } from '../types';
import type { Extents } from './extents';
import type { Region } from './lock-order';
import { isPassedOn } from './positions';

/** Who takes the lock of some regions, and for how much. */
export interface Takers {
  /** Of those who do not run within the lock of others. */
  readonly locks: readonly Lock[];
  /** Those who take it, or run only where others hold it. */
  readonly queued: ReadonlySet<FunctionId>;
  /** The functions of the regions that hold it for all that must not come apart. */
  readonly whole: ReadonlySet<FunctionId>;
}

/** Says who can hold locks, and who need not since others do. */
export class Taking {
  private readonly entries: ReadonlySet<FunctionId>;

  constructor(
    private readonly graph: CallGraph,
    private readonly extents: Extents,
    /** Calls that become awaited. */
    private readonly suspends: ReadonlyMap<CallId, unknown>,
  ) {
    this.entries = new Set(graph.entries.map(({ fn }) => fn));
  }

  /**
   * The locks of those `holders` that can take them. Where a function cannot hold one for as long as it needs it itself, it
   * still takes it where it would be in the way of others.
   */
  of(holders: readonly FunctionId[], regions: readonly Region[], key: string): Takers {
    const needs = new Set(regions.map(({ fn }) => fn));
    const whole = new Set<FunctionId>();
    const taken = new Map<FunctionId, readonly Lock[]>();
    for (const fn of holders) {
      const all = this.extents.locksOf(fn, regions, key);
      if (all && needs.has(fn)) whole.add(fn);
      const locks = all ?? (needs.has(fn) ? this.extents.locksOf(fn, othersThan(fn, regions), key) : undefined);
      if (locks) taken.set(fn, locks);
    }
    const covered = this.coveredBy(holders, taken);
    const own = [...taken].filter(([fn]) => needs.has(fn) || !covered.has(fn));
    return { locks: own.flatMap(([, locks]) => locks), queued: new Set([...taken.keys(), ...covered]), whole };
  }

  /** Those who are only ever called under a lock, that of their caller or that which their caller is called under. */
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
