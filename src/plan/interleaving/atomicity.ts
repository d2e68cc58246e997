import type { CallGraph, CallId, Context, FunctionId, Hazard, Lock, Substitute } from '../../types';
import { Effects } from '../effects/effects';
import { Extents } from './lock-extents';
import { FileLocks } from './file-locks';
import { Holders } from './lock-holders';
import { describe, keyOf } from './messages';
import type { Place } from '../effects/locations';
import { LockAcquisition } from './lock-acquisition';
import { byPlace, placesOf, withoutCycles, type Region } from './lock-order';
import { newWaits, type NewWaits } from './new-waits';
import type { Closure } from '../propagation/closure';
import { Pairs } from './pairs';
import type { Asked } from './queues';
import { Regions } from './regions';
import { waitsOf } from '../propagation/waits';

/** What keeps converted functions atomic. */
export interface Guarding {
  readonly locks: readonly Lock[];
  readonly hazards: readonly { readonly fn: FunctionId; readonly hazard: Hazard }[];
  /** Idempotent helpers for calls that tolerate what another request did in between, and need no lock. */
  readonly instead: ReadonlyMap<CallId, string>;
  /** Ids of findings whose synchronous form still runs for some requests. */
  readonly lingering?: ReadonlySet<string>;
  /** What tests have to mock in addition, by finding. */
  readonly substitutes?: ReadonlyMap<string, readonly Substitute[]>;
  /** Look-ups whose answers may be remembered for a while, if a person wants that. */
  readonly rememberable?: ReadonlySet<CallId>;
  /** Calls of array methods whose callbacks do not depend on each other, and how many of them are to run at once. */
  readonly independent?: { readonly calls: ReadonlySet<CallId>; readonly limit: number };
}

/** How functions are reached: decides which state is shared between requests, and what can interleave. */
export interface Liveness {
  /** Reached by a request: its own variables belong to that request. */
  readonly perRequest: (id: FunctionId) => boolean;
  /** Reached by requests or background work: it may run while a request waits. */
  readonly live: (id: FunctionId) => boolean;
  readonly reachedIn: (id: FunctionId, context: Context) => boolean;
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
  canQueue: (fn: FunctionId) => boolean = () => false,
): Guarding & { readonly asked: readonly Asked[]; readonly effects: Effects } {
  return new Analysis(graph, newWaits(graph, closures, liveness), liveness, canQueue).run();
}

/** Functions that are made to take a lock may require others to do so; this bounds the fixpoint. */
const MAX_ROUNDS = 4;

/** A connected component of regions, which share one lock. */
interface Part extends Omit<Guarding, 'instead'> {
  readonly open: readonly Region[];
  /** Functions that could take the lock, too, if they were made async. */
  readonly asked: readonly Asked[];
}

class Analysis {
  private readonly effects: Effects;
  /** Functions that wait, and so can take a lock. It grows as others are made to. */
  private readonly zone: Set<FunctionId>;
  private readonly holders: Holders;
  private readonly regions: Regions;
  private readonly extents: Extents;
  private readonly acquisition: LockAcquisition;
  private readonly fileLocks: FileLocks;

  constructor(
    private readonly graph: CallGraph,
    private readonly waits: NewWaits,
    liveness: Liveness,
    private readonly canQueue: (fn: FunctionId) => boolean,
  ) {
    this.zone = new Set(waits.waiting);
    this.effects = new Effects(graph, liveness, waits.calls);
    const pairs = new Pairs(graph, this.effects, liveness, (fn) => this.holders.canQueueFor(fn));
    this.holders = new Holders(graph, this.effects, liveness, this.zone, pairs, canQueue);
    this.extents = new Extents(graph, this.effects, this.holders, waitsOf(graph));
    this.acquisition = new LockAcquisition(graph, this.extents, waits.calls.suspends);
    this.fileLocks = new FileLocks(graph, this.effects, this.holders, waitsOf(graph));
    this.regions = new Regions(graph, this.effects, pairs, this.holders, liveness.live);
  }

  run(): Guarding & { readonly asked: readonly Asked[]; readonly effects: Effects } {
    const strict = new Set<FunctionId>();
    const asked: Asked[] = [];
    for (let round = 1; ;) {
      const keys = new Set<string>();
      const parts = this.componentsOf(strict).map((regions) => this.guardComponent(regions, keyOf(regions, keys)));
      const more = round < MAX_ROUNDS ? parts.flatMap((part) => part.asked) : [];
      const asking = parts.flatMap((part) => part.open.filter((region) => region.isMore));
      if (more.length === 0 && asking.length === 0) {
        const [locks, hazards] = [parts.flatMap((part) => part.locks), parts.flatMap((part) => part.hazards)];
        if (this.arePauses(locks)) continue;
        return { locks, hazards, instead: this.effects.forgiving, asked, effects: this.effects };
      }
      if (more.length === 0) for (const region of asking) strict.add(region.fn);
      else round += 1;
      for (const fn of more.flatMap(({ fns }) => fns)) this.zone.add(fn);
      asked.push(...more);
    }
  }

  /**
   * Locks around statements are new waits inside of functions, and may separate further uses: they may have to be
   * waited for, and a caller that waits for one continues before the statements after the lock do. True if there are
   * new ones.
   */
  private arePauses(locks: readonly Lock[]): boolean {
    const pauses = locks.flatMap(({ fn, range }) =>
      range ? [range.start - 1, range.end].map((at) => ({ fn, at })) : [],
    );
    return pauses.filter(({ fn, at }) => this.regions.pauseBehind(fn, at)).length > 0;
  }

  /** The regions that share a lock, grouped. For functions in `strict`, only what must have one. */
  private componentsOf(strict: ReadonlySet<FunctionId>): Region[][] {
    for (const fn of this.zone) for (const end of waitsOf(this.graph).idleIn(fn)) this.regions.pauseBehind(fn, end);
    return withoutCycles(
      this.graph,
      byPlace(
        [...new Set([...this.zone, ...this.waits.chaining])].flatMap((fn) => this.regions.of(fn, strict.has(fn)) ?? []),
      ),
      (component) => this.holders.of(component),
      (a, b) => this.extents.areTangled(a, b),
    );
  }

  private guardComponent(regions: readonly Region[], key: string): Part {
    const holders = this.holders.of(regions).filter((fn) => this.zone.has(fn));
    const { locks: taken, queued, whole } = this.acquisition.of(holders, regions, key);
    const guarded = regions.filter(({ fn }) => whole.has(fn));
    const loose = new Map(guarded.map((region) => [region, this.looseAt(region, queued)]));
    const open = regions.filter((region) => loose.get(region)?.length !== 0);
    const joins = open.length < regions.length;
    const locks = guarded.length > 0 ? this.fileLocks.of(taken, regions) : [];
    return {
      open,
      asked: this.askedFor(guarded, queued, [...loose.values()].flat()),
      locks: locks.map((lock) => ({ ...lock, joins })),
      hazards: regions.map((region) => {
        const guard = open.includes(region) ? undefined : `they queue for a lock ("${key}")`;
        const waits = this.zone.has(region.fn);
        const found = { region, guard, loose: loose.get(region) ?? [], causes: this.causesOf(region), waits };
        return { fn: region.fn, hazard: describe(this.graph, found) };
      }),
    };
  }

  /** Functions to be made async for the lock, where that completes it: all that may corrupt its places, or none. */
  private askedFor(regions: readonly Region[], queued: ReadonlySet<FunctionId>, loose: readonly FunctionId[]): Asked[] {
    if (!loose.every((fn) => this.canQueue(fn) && !this.waits.lingering.has(fn))) return [];
    const places = placesOf(regions);
    const seeing = this.seeing(regions, places).filter((fn) => !queued.has(fn));
    const fns = [...new Set([...loose, ...seeing.filter((fn) => this.canQueue(fn))])];
    const findings = regions.flatMap((region) => this.causesOf(region));
    return fns.length > 0 ? [{ by: regions.map(({ fn }) => fn), findings, fns }] : [];
  }

  /**
   * Functions that may observe an intermediate state and can hold the lock: around their whole body, or, for pairs of
   * variables, around the statements that use both.
   */
  private seeing(regions: readonly Region[], places: readonly Place[]): FunctionId[] {
    const pairs = places.filter(({ location: { of } }) => of?.every(({ kind }) => kind === 'variable'));
    return [
      ...this.holders.disturbing(places).filter((fn) => this.extents.canHold(fn)),
      ...this.holders.disturbing(pairs).filter((fn) => this.extents.canLock(fn, regions)),
    ];
  }

  /** Functions that change the places of a region and cannot take the lock. */
  private looseAt({ places }: Region, queued: ReadonlySet<FunctionId>): FunctionId[] {
    return this.holders.spoiling(places).filter((fn) => !queued.has(fn) || this.waits.lingering.has(fn));
  }

  /** Ids of the findings whose new waits separate the uses of a region. */
  private causesOf({ fn, stretches }: Region): string[] {
    const waits = this.effects
      .eventsOf(fn)
      .filter(({ suspends, at }) => suspends && stretches.some(([first, last]) => at >= first && at <= last));
    return [...new Set(waits.flatMap(({ call }) => (call === undefined ? [] : (this.waits.causes.get(call) ?? []))))];
  }
}
