import { pathOf } from '../program';
import type { CallGraph, CallId, Context, FunctionId, Hazard, Lock, LockRange, Span } from '../types';
import { disturbs } from './conflicts';
import { Effects, type Event } from './effects';
import { Holders } from './holders';
import { mayAlias, namesOf, type Location, type Place } from './locations';
import { byPlace, withoutCycles, type Region } from './lock-order';
import type { Closure } from './propagate';
import { Pairs } from './pairs';
import { Regions } from './regions';
import { rangesFor, type Stretch } from './ranges';
import { isBeside, joinCopies } from './twins';

/** What keeps the rewritten functions atomic where the synchronous ones were. */
export interface Guarding {
  readonly locks: readonly Lock[];
  readonly hazards: readonly { readonly fn: FunctionId; readonly hazard: Hazard }[];
  /** Helpers of calls that forgive what another request did meanwhile, and need no lock for that. */
  readonly instead: ReadonlyMap<CallId, string>;
  /** Ids of findings whose synchronous form still runs for some requests. */
  readonly lingering?: ReadonlySet<string>;
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
export function guard(graph: CallGraph, closures: readonly Closure[], liveness: Liveness): Guarding {
  return new Analysis(graph, closures, liveness).run();
}

/** A group of regions with one lock. */
interface Part extends Omit<Guarding, 'instead'> {
  /** Those for which the lock is not enough. */
  readonly open: readonly Region[];
}

class Analysis {
  private readonly effects: Effects;
  /** Calls that become awaited, and the findings that want them to. */
  private readonly suspends = new Map<CallId, string[]>();
  private readonly zone: ReadonlySet<FunctionId>;
  private readonly holders: Holders;
  private readonly regions: Regions;
  /** Functions with a twin whose synchronous form may still run beside requests, and cannot queue. */
  private readonly lingering: ReadonlySet<FunctionId>;

  constructor(
    private readonly graph: CallGraph,
    closures: readonly Closure[],
    liveness: Liveness,
  ) {
    const loops = new Set(closures.flatMap((closure) => [...closure.loops]));
    for (const { finding, awaits, loops: own } of closures)
      for (const call of [finding.blocking.id, ...awaits, ...own])
        this.suspends.set(call, [...(this.suspends.get(call) ?? []), finding.id]);
    const suspends = new Set(this.suspends.keys());
    this.effects = new Effects(graph, liveness, loops, suspends);
    const copies = joinCopies(closures.flatMap((closure) => closure.copies));
    this.lingering = new Set(
      copies.filter((copy) => isBeside(graph, copy, liveness.live)).flatMap((copy) => [...copy.async]),
    );
    this.zone = new Set([...suspends].map((call) => graph.program.callerOf(call)).filter(liveness.live));
    const pairs = new Pairs(graph, this.effects, liveness, this.zone);
    this.holders = new Holders(graph, this.effects, liveness, this.zone, pairs);
    this.regions = new Regions(graph, this.effects, pairs, (location) => this.holders.effectsAt(location));
  }

  run(): Guarding {
    const strict = new Set<FunctionId>();
    for (;;) {
      const keys = new Set<string>();
      const parts = this.componentsOf(strict).map((regions) => this.guardComponent(regions, keyOf(regions, keys)));
      const asking = parts.flatMap((part) => part.open.filter((region) => region.isMore));
      if (asking.length === 0) {
        const [locks, hazards] = [parts.flatMap((part) => part.locks), parts.flatMap((part) => part.hazards)];
        return { locks, hazards, instead: this.effects.forgiving };
      }
      for (const region of asking) strict.add(region.fn);
    }
  }

  /** What needs locks, one for each group; of the functions in `strict` only what could not do without. */
  private componentsOf(strict: ReadonlySet<FunctionId>): Region[][] {
    return withoutCycles(
      this.graph,
      byPlace([...this.zone].flatMap((fn) => this.regions.of(fn, strict.has(fn)) ?? [])),
      (component) => this.holders.of(component),
      (a, b) => this.areTangled(a, b),
    );
  }

  private guardComponent(regions: readonly Region[], key: string): Part {
    const holders = this.holders.of(regions);
    const queued = new Set(holders);
    const isRegion = (fn: FunctionId): boolean => regions.some((region) => region.fn === fn);
    const locked = holders.filter((fn) => isRegion(fn) || !this.holders.isCovered(fn, queued));
    const locks = locked.map((fn) => this.locksOf(fn, regions, key));
    const canQueue = locks.every((found) => found !== undefined);
    const loose = new Map(regions.map((region) => [region, this.looseAt(region, queued)]));
    const open = regions.filter((region) => !canQueue || loose.get(region)?.length !== 0);
    const joins = open.length < regions.length;
    return {
      open,
      locks: locks.flatMap((found) => found ?? []).map((lock) => ({ ...lock, joins })),
      hazards: regions.map((region) => {
        const guard = open.includes(region) ? undefined : `they queue for a lock ("${key}")`;
        return { fn: region.fn, hazard: this.describe(region, guard, loose.get(region) ?? []) };
      }),
    };
  }

  /** Who changes its places and cannot queue. */
  private looseAt({ places }: Region, queued: ReadonlySet<FunctionId>): FunctionId[] {
    return this.holders.changing(places).filter((fn) => !queued.has(fn) || this.lingering.has(fn));
  }

  /**
   * The whole body; where it waits already, only the statements that need it: a lock held over an `await` that was there
   * before makes requests wait for each other that never did. Undefined where that cannot be cut out, and for a generator.
   */
  private locksOf(fn: FunctionId, regions: readonly Region[], key: string): Lock[] | undefined {
    if (this.graph.program.fn(fn).generator) return undefined;
    const places = regions.flatMap((region) => region.places);
    const lock = { fn, key, joins: true, ...(this.holders.onlyReads(fn, places) && { shared: true as const }) };
    return this.waitsAlready(fn) ? this.rangesOf(fn, regions)?.map((range) => ({ ...lock, range })) : [lock];
  }

  /** The statements of a function that touch the places of some regions; undefined where they cannot be cut out. */
  private rangesOf(fn: FunctionId, regions: readonly Region[]): LockRange[] | undefined {
    const own = regions.find((region) => region.fn === fn);
    const stretches = own
      ? own.stretches
      : this.disturbancesIn(
          fn,
          regions.flatMap((region) => region.places),
        );
    return rangesFor(this.graph.program, fn, stretches);
  }

  /** A function would hold both locks for stretches of its text that overlap. */
  private areTangled(a: readonly Region[], b: readonly Region[]): boolean {
    const shared = this.holders.of(a).filter((fn) => this.waitsAlready(fn) && this.holders.of(b).includes(fn));
    return shared.some((fn) => {
      const [ours, theirs] = [a, b].map((regions) => this.rangesOf(fn, regions) ?? []);
      return ours.some((range) => theirs.some((other) => overlap(range, other)));
    });
  }

  /** It awaits something, or returns a promise that a lock on its body would wait for. */
  private waitsAlready(id: FunctionId): boolean {
    const fn = this.graph.program.fn(id);
    const calls = this.graph.program.callsIn(id);
    return fn.awaits.length > 0 || calls.some((call) => (call.isNew ? call.name === 'Promise' : call.name === 'then'));
  }

  /** Where a function itself does to one of the places what nobody else may do. */
  private disturbancesIn(fn: FunctionId, places: readonly Place[]): Stretch[] {
    const events = this.effects.eventsOf(fn);
    const found = events.filter((event) => event.direct && event.touches.some((touch) => disturbs(touch, places)));
    const pairs = places.flatMap(({ location: { of } }) => (of ? [of] : []));
    return [
      ...found.map((event): Stretch => [event.at, event.at]),
      ...pairs.flatMap((parts) => bothIn(events, parts, this.graph.program.fn(fn).awaits)),
    ];
  }

  private describe(region: Region, guard: string | undefined, loose: readonly FunctionId[]): Hazard {
    const places = listed(region.places.flatMap(({ location }) => namesOf(location)));
    return {
      code: 'interleaving',
      message: `two requests may now interleave in ${this.graph.program.fn(region.fn).name} between its uses of ${places}${this.obstacle(region.fn, guard, loose)}`,
      guard,
      at: `${pathOf(region.fn)}:${this.graph.program.fn(region.fn).line}`,
      findings: this.causesOf(region),
    };
  }

  /** The findings without which the stretches of a region would not come apart. */
  private causesOf({ fn, stretches }: Region): string[] {
    const waits = this.effects
      .eventsOf(fn)
      .filter(({ suspends, at }) => suspends && stretches.some(([first, last]) => at >= first && at <= last));
    return [...new Set(waits.flatMap(({ call }) => (call === undefined ? [] : (this.suspends.get(call) ?? []))))];
  }

  /** Why a lock would not do. */
  private obstacle(fn: FunctionId, guard: string | undefined, loose: readonly FunctionId[]): string {
    if (guard !== undefined) return '';
    if (this.graph.program.fn(fn).generator) return '; a generator cannot hold a lock while others use what it gives';
    if (loose.length === 0) return '; a lock would be held over an await that was there before';
    const writers = loose.map((fn) => `${this.graph.program.fn(fn).name} (${this.graph.program.at(fn)})`);
    return `; ${listed(writers)} also write there and cannot queue`;
  }
}

/** Where both parts of a pair are used and nothing was ever waited for in between. */
function bothIn(events: readonly Event[], parts: readonly Location[], awaits: readonly number[]): Stretch[] {
  const uses = (event: Event, part: Location): boolean => event.touches.some((touch) => mayAlias(touch.location, part));
  const used = events.filter((event) => parts.some((part) => uses(event, part)));
  const groups = [-1, ...awaits].map((start, index) =>
    used.filter(({ at }) => at > start && at <= (awaits[index] ?? Infinity)),
  );
  const whole = groups.filter((group) => parts.every((part) => group.some((event) => uses(event, part))));
  return whole.map((group) => [group[0].at, group[group.length - 1].at]);
}

/** They have text in common, and are not the same. */
function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end && (a.start !== b.start || a.end !== b.end);
}

/** A few of many names. */
function listed(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  return distinct.length <= 3
    ? distinct.join(', ')
    : `${distinct.slice(0, 2).join(', ')} and ${distinct.length - 2} more`;
}

/** What a person reads in the code: the places, or the first of many; another one for each lock. */
function keyOf(regions: readonly Region[], taken: Set<string>): string {
  const names = regions.flatMap(({ places }) => places.flatMap(({ location }) => namesOf(location)));
  const distinct = [...new Set(names)].sort();
  const name = distinct.length <= 2 ? distinct.join(' + ') : distinct[0];
  let key = name;
  for (let count = 2; taken.has(key); count++) key = `${name} (${count})`;
  taken.add(key);
  return key;
}
