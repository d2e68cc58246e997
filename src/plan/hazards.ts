import { pathOf } from '../program';
import type { CallGraph, CallId, Context, FunctionId, Hazard, Lock, Span } from '../types';
import { conflicts, isDisturbing } from './conflicts';
import { Effects, type Event } from './effects';
import { mayAlias, type Location } from './locations';
import { byPlace, withoutCycles, type Region } from './lock-order';
import type { Closure } from './propagate';
import { rangesFor, type Stretch } from './ranges';
import { isBeside, joinCopies } from './twins';

/** What keeps the rewritten functions atomic where the synchronous ones were. */
export interface Guarding {
  readonly locks: readonly Lock[];
  readonly hazards: readonly { readonly fn: FunctionId; readonly hazard: Hazard }[];
  /** Helpers of calls that forgive what another request did meanwhile, and need no lock for that. */
  readonly instead: ReadonlyMap<CallId, string>;
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

/** From one turn of a loop to the next. */
const WHOLE: Stretch = [-1, Infinity];

class Analysis {
  private readonly effects: Effects;
  /** Calls that become awaited, and the findings that want them to. */
  private readonly suspends = new Map<CallId, string[]>();
  private readonly zone: ReadonlySet<FunctionId>;
  /** Functions with a twin whose synchronous form may still run beside requests, and cannot queue. */
  private readonly lingering: ReadonlySet<FunctionId>;

  constructor(
    private readonly graph: CallGraph,
    closures: readonly Closure[],
    private readonly liveness: Liveness,
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
  }

  run(): Guarding {
    const regions = [...this.zone].flatMap((fn) => this.regionOf(fn) ?? []);
    const components = withoutCycles(
      this.graph,
      byPlace(regions),
      (component) => this.holdersOf(component),
      (a, b) => this.areTangled(a, b),
    );
    const parts = components.map((component) => this.guardComponent(component));
    return {
      locks: parts.flatMap((part) => part.locks),
      hazards: parts.flatMap((part) => part.hazards),
      instead: this.effects.forgiving,
    };
  }

  private guardComponent(regions: readonly Region[]): Omit<Guarding, 'instead'> {
    const places = regions.flatMap((region) => region.locations);
    const holders = this.holdersOf(regions);
    const loose = this.writersOf(places).filter((fn) => !holders.includes(fn) || this.lingering.has(fn));
    const queued = new Set(holders);
    const locked = holders.filter((fn) => regions.some((region) => region.fn === fn) || !this.isCovered(fn, queued));
    const key = keyOf(places);
    const locks = locked.map((fn) => this.locksOf(fn, regions, key));
    const isGuarded = loose.length === 0 && locks.every((found) => found !== undefined);
    const guarded = isGuarded ? `they queue for a lock ("${key}")` : undefined;
    return {
      locks: locks.flatMap((found) => found ?? []).map((lock) => ({ ...lock, joins: isGuarded })),
      hazards: regions.map((region) => ({ fn: region.fn, hazard: this.describe(region, guarded, loose) })),
    };
  }

  /**
   * The whole body; where it waits already, only the statements that need it: a lock held over an `await` that was there
   * before makes requests wait for each other that never did. Undefined where that cannot be cut out.
   */
  private locksOf(fn: FunctionId, regions: readonly Region[], key: string): Lock[] | undefined {
    if (!this.waitsAlready(fn)) return [{ fn, key, joins: true }];
    return this.rangesOf(fn, regions)?.map((range) => ({ fn, key, joins: true, range }));
  }

  /** The statements of a function that touch the places of some regions; undefined where they cannot be cut out. */
  private rangesOf(fn: FunctionId, regions: readonly Region[]): Span[] | undefined {
    const own = regions.find((region) => region.fn === fn);
    const stretches = own
      ? own.stretches
      : this.writesOf(
          fn,
          regions.flatMap((region) => region.locations),
        );
    return rangesFor(this.graph.program, fn, stretches);
  }

  /** A function would hold both locks for stretches of its text that overlap. */
  private areTangled(a: readonly Region[], b: readonly Region[]): boolean {
    const shared = this.holdersOf(a).filter((fn) => this.waitsAlready(fn) && this.holdersOf(b).includes(fn));
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

  /** Where a function writes one of the places itself. */
  private writesOf(fn: FunctionId, places: readonly Location[]): Stretch[] {
    const writes = this.effects
      .eventsOf(fn)
      .filter(
        (event) =>
          event.direct && event.touches.some((touch) => isDisturbing(touch) && meetsAny(touch.location, places)),
      );
    return writes.map((event) => [event.at, event.at]);
  }

  /** The places that a function touches before and after a wait, so that another request can come between. */
  private regionOf(fn: FunctionId): Region | undefined {
    const events = this.effects.eventsOf(fn);
    const found = new Map<string, Location>();
    const stretches: Stretch[] = [];
    events.forEach((first, index) => {
      for (const second of [...(first.inLoop && first.suspends ? [first] : []), ...events.slice(index + 1)]) {
        if (!this.waitsBetween(fn, events, first, second)) continue;
        const broken = conflicts(first, second);
        for (const location of broken) found.set(location.key, location);
        if (broken.length > 0) stretches.push(first === second ? WHOLE : [first.at, second.at]);
      }
    });
    return found.size > 0 ? { fn, locations: [...found.values()], stretches } : undefined;
  }

  /** A new wait between two uses, where there was none before. */
  private waitsBetween(fn: FunctionId, events: readonly Event[], first: Event, second: Event): boolean {
    const between = (at: number): boolean => at >= first.at && at <= second.at;
    if (first !== second && this.graph.program.fn(fn).awaits.some((at) => at > first.at && at < second.at))
      return false;
    return events.some((event) => event.suspends && between(event.at));
  }

  /** The functions that would hold the lock of some regions. */
  private holdersOf(regions: readonly Region[]): FunctionId[] {
    const writers = this.writersOf(regions.flatMap((region) => region.locations));
    return [...new Set([...regions.map((region) => region.fn), ...writers.filter((fn) => this.zone.has(fn))])];
  }

  /** Live functions that write one of the places themselves. */
  private writersOf(places: readonly Location[]): FunctionId[] {
    const writers: FunctionId[] = [];
    for (const file of this.graph.program.all) {
      for (const fn of file.functions) {
        const id = `${file.path}#${fn.index}`;
        if (!this.liveness.live(id)) continue;
        const writes = this.effects.ownTouches(id).filter(isDisturbing);
        if (writes.some((touch) => meetsAny(touch.location, places))) writers.push(id);
      }
    }
    return writers;
  }

  /** A writer that is only ever called by functions that hold the lock needs none of its own. */
  private isCovered(fn: FunctionId, queued: ReadonlySet<FunctionId>): boolean {
    const callers = (this.graph.to.get(fn) ?? []).map((edge) => edge.caller);
    const isEntry = this.graph.entries.some((entry) => entry.fn === fn);
    return !isEntry && callers.length > 0 && callers.every((caller) => caller !== fn && queued.has(caller));
  }

  private describe(region: Region, guard: string | undefined, loose: readonly FunctionId[]): Hazard {
    const places = listed(region.locations.map((location) => location.name));
    return {
      code: 'interleaving',
      message: `two requests may now interleave in ${this.graph.program.fn(region.fn).name} between its uses of ${places}${this.obstacle(guard, loose)}`,
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
  private obstacle(guard: string | undefined, loose: readonly FunctionId[]): string {
    if (guard !== undefined) return '';
    if (loose.length === 0) return '; a lock would be held over an await that was there before';
    const writers = loose.map((fn) => `${this.graph.program.fn(fn).name} (${this.graph.program.at(fn)})`);
    return `; ${listed(writers)} also write there and cannot queue`;
  }
}

/** They have text in common, and are not the same. */
function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end && (a.start !== b.start || a.end !== b.end);
}

function meetsAny(location: Location, places: readonly Location[]): boolean {
  return places.some((place) => mayAlias(place, location));
}

/** A few of many names. */
function listed(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  return distinct.length <= 3
    ? distinct.join(', ')
    : `${distinct.slice(0, 2).join(', ')} and ${distinct.length - 2} more`;
}

/** What a person reads in the code: the places, or the first of many. */
function keyOf(places: readonly Location[]): string {
  const names = [...new Set(places.map((place) => place.name))].sort();
  return names.length <= 2 ? names.join(' + ') : names[0];
}
