import type { CallGraph, CallId, Context, FunctionId, Hazard, Lock, Substitute } from '../types';
import { Effects } from './effects';
import { Extents } from './extents';
import { Holders } from './holders';
import { describe, keyOf } from './interleavings';
import type { Location, Place } from './locations';
import { byPlace, placesOf, withoutCycles, type Region } from './lock-order';
import type { Closure } from './propagate';
import { Pairs } from './pairs';
import type { Asked } from './queues';
import { Regions } from './regions';
import { Segments } from './segments';
import { Taking } from './takers';
import { isBeside, joinCopies } from './twins';
import { waitsOf } from './waits';
import { LiveCalls, Wholes } from './wholes';

/** What keeps the rewritten functions atomic where the synchronous ones were. */
export interface Guarding {
  readonly locks: readonly Lock[];
  readonly hazards: readonly { readonly fn: FunctionId; readonly hazard: Hazard }[];
  /** Helpers of calls that forgive what another request did meanwhile, and need no lock for that. */
  readonly instead: ReadonlyMap<CallId, string>;
  /** Ids of findings whose synchronous form still runs for some requests. */
  readonly lingering?: ReadonlySet<string>;
  /** What tests replace besides, by finding. */
  readonly substitutes?: ReadonlyMap<string, readonly Substitute[]>;
}

/** How functions are reached; decides what is shared between requests and who can interleave. */
export interface Liveness {
  /** Reached by a request: its own variables belong to that request. */
  readonly perRequest: (id: FunctionId) => boolean;
  /** Reached by requests or background work: may run while a request waits. */
  readonly live: (id: FunctionId) => boolean;
  readonly reachedIn: (id: FunctionId, context: Context) => boolean;
}

/**
 * A synchronous stretch of code is a critical section; each inserted `await` ends one. Finds every converted function that
 * touches the same place on both sides of a wait, one of the touches being a write, and makes it run alone (a lock that all
 * who write the place take, too). Where a writer cannot be made to queue, the set is for review.
 */
export function guard(
  graph: CallGraph,
  closures: readonly Closure[],
  liveness: Liveness,
  canQueue: (fn: FunctionId) => boolean = () => false,
): Guarding & { readonly asked: readonly Asked[]; readonly effects: Effects } {
  return new Analysis(graph, closures, liveness, canQueue).run();
}

/** Who is made to queue may have others queue; there is an end to that. */
const MAX_ROUNDS = 4;

/** A group of regions with one lock. */
interface Part extends Omit<Guarding, 'instead'> {
  readonly open: readonly Region[];
  /** Who could take it, too, if they were made to wait. */
  readonly asked: readonly Asked[];
}

class Analysis {
  private readonly effects: Effects;
  /** Calls that become awaited, and the findings that want them to. */
  private readonly suspends = new Map<CallId, string[]>();
  /** Functions that wait, and so can queue. */
  private readonly zone: Set<FunctionId>;
  /** Functions whose callbacks wait, and nobody for those. */
  private readonly watched: ReadonlySet<FunctionId>;
  private readonly holders: Holders;
  private readonly regions: Regions;
  private readonly extents: Extents;
  private readonly taking: Taking;
  /** Functions with a twin whose synchronous form may still run beside requests, and cannot queue. */
  private readonly lingering: ReadonlySet<FunctionId>;

  constructor(
    private readonly graph: CallGraph,
    closures: readonly Closure[],
    liveness: Liveness,
    private readonly canQueue: (fn: FunctionId) => boolean,
  ) {
    const loops = new Set(closures.flatMap((closure) => [...closure.loops]));
    const deferred = new Set(closures.flatMap((closure) => [...closure.deferred]));
    for (const { finding, awaits, loops: own, resumed, deferred: later } of closures)
      for (const call of [finding.blocking.id, ...awaits, ...own, ...resumed, ...later])
        this.suspends.set(call, [...(this.suspends.get(call) ?? []), finding.id]);
    const suspends = new Set(this.suspends.keys());
    this.effects = new Effects(graph, liveness, { loops, suspends, deferred });
    const copies = joinCopies(closures.flatMap((closure) => closure.copies));
    this.lingering = new Set(
      copies.filter((copy) => isBeside(graph, copy, liveness.live)).flatMap((copy) => [...copy.async]),
    );
    const holdersOf = (calls: Iterable<CallId>) =>
      [...calls].map((call) => graph.program.callerOf(call)).filter(liveness.live);
    this.zone = new Set(holdersOf([...suspends].filter((call) => !deferred.has(call))));
    this.watched = new Set(holdersOf(deferred));
    const pairs = new Pairs(graph, this.effects, liveness, (fn) => this.holders.canQueueFor(fn));
    this.holders = new Holders(graph, this.effects, liveness, this.zone, pairs, canQueue);
    const waits = waitsOf(graph);
    this.extents = new Extents(graph, this.effects, this.holders, waits);
    this.taking = new Taking(graph, this.extents, this.suspends);
    const segments = new Segments(this.effects, waits);
    const wholes = new Wholes(this.effects, new LiveCalls(graph, waits, liveness.live));
    const effectsAt = (location: Location) => this.holders.effectsAt(location);
    this.regions = new Regions(graph.program, this.effects, pairs, effectsAt, waits, segments, wholes);
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

  /** Some of the locks are taken within functions, where nobody waited: that may separate what was together. */
  private arePauses(locks: readonly Lock[]): boolean {
    return locks.filter(({ fn, range }) => range && this.regions.pauseBehind(fn, range.start - 1)).length > 0;
  }

  /** What needs locks, one for each group; of the functions in `strict` only what could not do without. */
  private componentsOf(strict: ReadonlySet<FunctionId>): Region[][] {
    for (const fn of this.zone) for (const end of waitsOf(this.graph).idleIn(fn)) this.regions.pauseBehind(fn, end);
    return withoutCycles(
      this.graph,
      byPlace([...new Set([...this.zone, ...this.watched])].flatMap((fn) => this.regions.of(fn, strict.has(fn)) ?? [])),
      (component) => this.holders.of(component),
      (a, b) => this.extents.areTangled(a, b),
    );
  }

  private guardComponent(regions: readonly Region[], key: string): Part {
    const holders = this.holders.of(regions).filter((fn) => this.zone.has(fn));
    const { locks, queued, whole } = this.taking.of(holders, regions, key);
    const guarded = regions.filter(({ fn }) => whole.has(fn));
    const loose = new Map(guarded.map((region) => [region, this.looseAt(region, queued)]));
    const open = regions.filter((region) => loose.get(region)?.length !== 0);
    const joins = open.length < regions.length;
    return {
      open,
      asked: this.askedFor(guarded, queued, [...loose.values()].flat()),
      locks: guarded.length > 0 ? locks.map((lock) => ({ ...lock, joins })) : [],
      hazards: regions.map((region) => {
        const guard = open.includes(region) ? undefined : `they queue for a lock ("${key}")`;
        const waits = this.zone.has(region.fn);
        const found = { region, guard, loose: loose.get(region) ?? [], causes: this.causesOf(region), waits };
        return { fn: region.fn, hazard: describe(this.graph, found) };
      }),
    };
  }

  /** Who could queue, where that makes the lock complete: all who may spoil it, or nobody. */
  private askedFor(regions: readonly Region[], queued: ReadonlySet<FunctionId>, loose: readonly FunctionId[]): Asked[] {
    if (!loose.every((fn) => this.canQueue(fn) && !this.lingering.has(fn))) return [];
    const places = placesOf(regions);
    const seeing = this.seeing(regions, places).filter((fn) => !queued.has(fn));
    const fns = [...new Set([...loose, ...seeing.filter((fn) => this.canQueue(fn))])];
    const findings = regions.flatMap((region) => this.causesOf(region));
    return fns.length > 0 ? [{ by: regions.map(({ fn }) => fn), findings, fns }] : [];
  }

  /**
   * Who sees what is in between, and could hold a lock against that: for as long as it runs or, of two variables, where it
   * uses both.
   */
  private seeing(regions: readonly Region[], places: readonly Place[]): FunctionId[] {
    const pairs = places.filter(({ location: { of } }) => of?.every(({ kind }) => kind === 'variable'));
    return [
      ...this.holders.disturbing(places).filter((fn) => this.extents.canHold(fn)),
      ...this.holders.disturbing(pairs).filter((fn) => this.extents.locksOf(fn, regions, '') !== undefined),
    ];
  }

  /** Who changes its places and cannot queue. */
  private looseAt({ places }: Region, queued: ReadonlySet<FunctionId>): FunctionId[] {
    return this.holders.spoiling(places).filter((fn) => !queued.has(fn) || this.lingering.has(fn));
  }

  /** The findings without which the stretches of a region would not come apart. */
  private causesOf({ fn, stretches }: Region): string[] {
    const waits = this.effects
      .eventsOf(fn)
      .filter(({ suspends, at }) => suspends && stretches.some(([first, last]) => at >= first && at <= last));
    return [...new Set(waits.flatMap(({ call }) => (call === undefined ? [] : (this.suspends.get(call) ?? []))))];
  }
}
