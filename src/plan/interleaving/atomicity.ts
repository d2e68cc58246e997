import type { CallGraph, CallId, FunctionId, Guard, Hazard, Lock, Substitute } from '../../types';
import { Effects } from '../effects/effects';
import { isChanged } from '../effects/file-uses';
import type { Liveness } from '../liveness';
import type { Touch } from '../effects/locations';
import { Extents } from './lock-extents';
import { FileLocks } from './file-locks';
import { Holders } from './lock-holders';
import { LockAcquisition } from './lock-acquisition';
import { byPlace, withoutCycles, type Region } from './lock-order';
import { newWaits, type NewWaits } from './new-waits';
import type { Closure } from '../propagation/closure';
import { Pairs } from './pairs';
import { Parts, type Part } from './parts';
import type { Asked, Joining } from './queues';
import { Regions } from './regions';
import { Releases } from './releases';
import { waitsOf } from '../propagation/waits';

/** What keeps converted functions atomic. */
export interface Guarding {
  readonly locks: readonly Lock[];
  readonly hazards: readonly { readonly fn: FunctionId; readonly hazard: Hazard }[];
  /** Idempotent helpers for calls that tolerate what another request did in between, and need no lock. */
  readonly instead: ReadonlyMap<CallId, string>;
  /** Expressions that a finding needs to be put into a helper, by its id. */
  readonly guards?: ReadonlyMap<string, readonly Guard[]>;
  /** Ids of findings whose synchronous form still runs for some requests. */
  readonly lingering?: ReadonlySet<string>;
  /** What tests have to mock in addition, by finding. */
  readonly substitutes?: ReadonlyMap<string, readonly Substitute[]>;
  /** Look-ups whose answers may be remembered for a while, if a person wants that. */
  readonly rememberable?: ReadonlySet<CallId>;
  /** Calls of array methods whose callbacks do not depend on each other, and how many of them are to run at once. */
  readonly independent?: { readonly calls: ReadonlySet<CallId>; readonly limit: number };
}

/**
 * Synchronous code is a critical section; each inserted `await` ends one. Finds every converted function that touches a
 * location on both sides of a wait, where one of the touches is a write, and gives it a lock, which all other writers
 * of the location take, too. Where a writer cannot take it, the set is for review.
 */
export function guard(
  graph: CallGraph,
  closures: readonly Closure[],
  liveness: Liveness,
  queues: Joining,
  isKept: (path: string) => boolean,
): Guarding & { readonly asked: readonly Asked[]; readonly effects: Effects } {
  return new Analysis(graph, newWaits(graph, closures, liveness), liveness, queues, isKept).run();
}

/** Functions that are made to take a lock may require others to do so; this bounds the fixpoint. */
const MAX_ROUNDS = 4;

class Analysis {
  private readonly effects: Effects;
  /** Functions that wait, and so can take a lock. It grows as others are made to. */
  private readonly zone: Set<FunctionId>;
  private readonly holders: Holders;
  private readonly regions: Regions;
  private readonly extents: Extents;
  private readonly parts: Parts;

  constructor(
    private readonly graph: CallGraph,
    private readonly waits: NewWaits,
    liveness: Liveness,
    queues: Joining,
    isKept: (path: string) => boolean,
  ) {
    this.zone = new Set(waits.waiting);
    this.effects = new Effects(graph, liveness, waits.calls);
    const pairs = new Pairs(graph, this.effects, liveness, (fn) => this.holders.canQueueFor(fn));
    this.holders = new Holders(graph, this.effects, liveness, this.zone, pairs, (fn) => queues.can(fn));
    const isShared = ({ location }: Touch): boolean => isChanged(this.holders.effectsAt(location));
    const releases = new Releases(graph, this.effects, waitsOf(graph), this.zone, isKept, isShared);
    this.extents = new Extents(graph, this.effects, this.holders, waitsOf(graph), releases, this.zone);
    const acquisition = new LockAcquisition(graph, this.extents, waits.calls.suspends);
    const fileLocks = new FileLocks(graph, this.effects, this.holders, waitsOf(graph));
    const { effects, zone, holders, extents } = this;
    this.parts = new Parts(graph, effects, waits, zone, queues, holders, extents, acquisition, fileLocks, releases);
    this.regions = new Regions(graph, this.effects, pairs, this.holders, liveness.live);
  }

  run(): Guarding & { readonly asked: readonly Asked[]; readonly effects: Effects } {
    const strict = new Set<FunctionId>();
    const asked: Asked[] = [];
    for (let round = 1; ;) {
      const regions = this.regionsOf(strict);
      const parts = this.parts.of(this.componentsOf(regions));
      const more = round < MAX_ROUNDS ? parts.flatMap((part) => part.asked) : [];
      asked.push(...more);
      if (this.grows(more.flatMap(({ fns }) => fns))) {
        round += 1;
        continue;
      }
      const asking = parts.flatMap((part) => part.open.filter((region) => region.isMore));
      const spared = asking.length > 0 ? asking.map(({ fn }) => fn) : this.spared(parts, strict);
      for (const fn of spared) strict.add(fn);
      if (spared.length > 0) continue;
      const locks = parts.flatMap((part) => part.locks);
      if (this.arePauses(locks)) continue;
      const vast = regions.filter(({ isVast }) => isVast).map((region) => this.parts.unguarded(region));
      const hazards = [...parts.flatMap((part) => part.hazards), ...vast];
      return { locks, hazards, instead: this.effects.forgiving, asked, effects: this.effects };
    }
  }

  /** Adds functions to those that wait; true if one of them is new. */
  private grows(fns: readonly FunctionId[]): boolean {
    const before = this.zone.size;
    for (const fn of fns) this.zone.add(fn);
    return this.zone.size > before;
  }

  /**
   * Functions whose places can do without the lock that they share with others, where that lets it guard what must have
   * one: it is held in fewer functions then.
   */
  private spared(parts: readonly Part[], strict: ReadonlySet<FunctionId>): readonly FunctionId[] {
    const optional = parts.filter(({ open }) => open.length > 0).flatMap((part) => part.optional);
    if (optional.length === 0) return [];
    const others = this.parts.of(this.componentsOf(this.regionsOf(new Set([...strict, ...optional]))));
    return openIn(others) < openIn(parts) ? optional : [];
  }

  /**
   * Locks are new waits, and may separate further uses: they may have to be waited for, also between what callers do and
   * the function does, and a caller that waits for one around statements continues before those after it do. True if
   * there are new ones.
   */
  private arePauses(locks: readonly Lock[]): boolean {
    const found = locks.flatMap(({ fn, range }) => [
      this.regions.waitsForTurn(fn, (range ?? this.graph.program.fn(fn).body).start),
      ...(range ? [range.start - 1, range.end].map((at) => this.regions.pauseBehind(fn, at)) : []),
    ]);
    return found.includes(true);
  }

  /** The regions of all functions that wait. For those in `strict`, only what must have a lock. */
  private regionsOf(strict: ReadonlySet<FunctionId>): readonly Region[] {
    for (const fn of this.zone) for (const end of waitsOf(this.graph).idleIn(fn)) this.regions.pauseBehind(fn, end);
    const fns = new Set([...this.zone, ...this.waits.chaining]);
    return [...fns].flatMap((fn) => this.regions.of(fn, strict.has(fn)) ?? []);
  }

  /** The regions that share a lock, grouped. */
  private componentsOf(regions: readonly Region[]): Region[][] {
    return withoutCycles(
      this.graph,
      byPlace(regions.filter(({ isVast }) => !isVast)),
      (component) => this.holders.of(component),
      (a, b) => this.extents.areTangled(a, b),
    );
  }
}

function openIn(parts: readonly Part[]): number {
  return parts.reduce((count, { open }) => count + open.length, 0);
}
