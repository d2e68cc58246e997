import { pathOf } from '../program';
import type { CallGraph, CallId, Context, FunctionId, Hazard, Lock } from '../types';
import { Effects, mayAlias, type Event, type Location } from './effects';
import type { Closure } from './propagate';
import { isBeside, joinCopies } from './twins';

/** What keeps the rewritten functions atomic where the synchronous ones were. */
export interface Guarding {
  readonly locks: readonly Lock[];
  readonly hazards: readonly { readonly fn: FunctionId; readonly hazard: Hazard }[];
}

/** How functions are reached; decides what is shared between requests and who can interleave. */
export interface Liveness {
  /** Reached by a request: its own variables belong to that request. */
  readonly perRequest: (id: FunctionId) => boolean;
  /** Reached by requests or background work: may run while a request waits. */
  readonly live: (id: FunctionId) => boolean;
  readonly reachedIn: (id: FunctionId, context: Context) => boolean;
}

interface Region {
  readonly fn: FunctionId;
  readonly locations: readonly Location[];
}

/**
 * A synchronous stretch of code is a critical section; each inserted `await` ends one. Finds every converted function that
 * touches the same place on both sides of a wait, one of the touches being a write, and makes it run alone (a lock that all
 * who write the place take, too). Where a writer cannot be made to queue, the set is for review.
 */
export function guard(graph: CallGraph, closures: readonly Closure[], liveness: Liveness): Guarding {
  return new Analysis(graph, closures, liveness).run();
}

class Analysis {
  private readonly effects: Effects;
  private readonly suspends: ReadonlySet<CallId>;
  private readonly zone: ReadonlySet<FunctionId>;
  /** Functions with a twin whose synchronous form may still run beside requests, and cannot queue. */
  private readonly lingering: ReadonlySet<FunctionId>;

  constructor(
    private readonly graph: CallGraph,
    closures: readonly Closure[],
    private readonly liveness: Liveness,
  ) {
    this.effects = new Effects(graph, liveness.perRequest, new Set(closures.flatMap((closure) => [...closure.loops])));
    this.suspends = new Set(
      closures.flatMap((closure) => [closure.finding.blocking.id, ...closure.awaits, ...closure.loops]),
    );
    const copies = joinCopies(closures.flatMap((closure) => closure.copies));
    this.lingering = new Set(
      copies.filter((copy) => isBeside(graph, copy, liveness.live)).flatMap((copy) => [...copy.async]),
    );
    this.zone = new Set([...this.suspends].map((call) => graph.program.callerOf(call)).filter(liveness.live));
  }

  run(): Guarding {
    const regions = [...this.zone].flatMap((fn) => {
      const locations = this.brokenLocations(fn);
      return locations.length > 0 ? [{ fn, locations }] : [];
    });
    const parts = this.components(regions).map((component) => this.guardComponent(component));
    return { locks: parts.flatMap((part) => part.locks), hazards: parts.flatMap((part) => part.hazards) };
  }

  /** Regions that touch the same places, or that call each other, share one lock: so no two can wait for each other. */
  private components(regions: readonly Region[]): Region[][] {
    const components: Region[][] = [];
    for (const region of regions) {
      const joined = components.filter((component) => component.some((other) => this.isRelated(region, other)));
      for (const component of joined) components.splice(components.indexOf(component), 1);
      components.push([...joined.flat(), region]);
    }
    return components;
  }

  private isRelated(a: Region, b: Region): boolean {
    if (a.locations.some((one) => b.locations.some((other) => mayAlias(one, other)))) return true;
    return this.callees(a.fn).has(b.fn) || this.callees(b.fn).has(a.fn);
  }

  private callees(fn: FunctionId): ReadonlySet<FunctionId> {
    const seen = new Set<FunctionId>();
    const queue = [fn];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      for (const { callee } of this.graph.from.get(id) ?? []) {
        if (seen.has(callee)) continue;
        seen.add(callee);
        queue.push(callee);
      }
    }
    return seen;
  }

  private guardComponent(regions: readonly Region[]): Guarding {
    const places = regions.flatMap((region) => region.locations);
    const writers = this.writersOf(places);
    const key = keyOf(places);
    const queued = new Set([...regions.map((region) => region.fn), ...writers.filter((fn) => this.zone.has(fn))]);
    const loose = writers.filter((fn) => !queued.has(fn) || this.lingering.has(fn));
    const locked = [...queued].filter(
      (fn) => regions.some((region) => region.fn === fn) || !this.isCovered(fn, queued),
    );
    // A lock held over an `await` that was there before makes requests wait for each other that never did.
    const slow = locked.filter((fn) => this.graph.program.fn(fn).awaits.length > 0);
    const guarded = loose.length === 0 && slow.length === 0 ? `they queue for a lock ("${key}")` : undefined;
    return {
      locks: locked.map((fn) => ({ fn, key, joins: guarded !== undefined })),
      hazards: regions.map((region) => ({ fn: region.fn, hazard: this.describe(region, guarded, loose) })),
    };
  }

  /** The places that a function touches before and after a wait, so that another request can come between. */
  private brokenLocations(fn: FunctionId): Location[] {
    const events = this.effects.eventsOf(fn, this.suspends);
    const found = new Map<string, Location>();
    events.forEach((first, index) => {
      for (const second of [...(first.inLoop && first.suspends ? [first] : []), ...events.slice(index + 1)]) {
        if (!this.waitsBetween(fn, events, first, second)) continue;
        for (const location of conflicts(first, second)) found.set(location.key, location);
      }
    });
    return [...found.values()];
  }

  /** A new wait between two uses, where there was none before. */
  private waitsBetween(fn: FunctionId, events: readonly Event[], first: Event, second: Event): boolean {
    const between = (at: number): boolean => at >= first.at && at <= second.at;
    if (first !== second && this.graph.program.fn(fn).awaits.some((at) => at > first.at && at < second.at))
      return false;
    return events.some((event) => event.suspends && between(event.at));
  }

  /** Live functions that write one of the places themselves. */
  private writersOf(places: readonly Location[]): FunctionId[] {
    const writers: FunctionId[] = [];
    for (const file of this.graph.program.all) {
      for (const fn of file.functions) {
        const id = `${file.path}#${fn.index}`;
        if (!this.liveness.live(id)) continue;
        const writes = this.effects.ownTouches(id).filter((touch) => touch.effect !== 'read');
        if (writes.some((touch) => places.some((place) => mayAlias(place, touch.location)))) writers.push(id);
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
    };
  }

  /** Why a lock would not do. */
  private obstacle(guard: string | undefined, loose: readonly FunctionId[]): string {
    if (guard !== undefined) return '';
    if (loose.length === 0) return '; a lock would be held over an await that was there before';
    const writers = loose.map((fn) => `${this.graph.program.fn(fn).name} (${this.graph.program.at(fn)})`);
    return `; ${listed(writers)} also write there and cannot queue`;
  }
}

/** A few of many names. */
function listed(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  return distinct.length <= 3
    ? distinct.join(', ')
    : `${distinct.slice(0, 2).join(', ')} and ${distinct.length - 2} more`;
}

/** Places that both events touch, where a writer in between would be noticed. */
function conflicts(first: Event, second: Event): Location[] {
  const places = first.touches.map((touch) => touch.location);
  return places.filter((place) => {
    const [before, after] = [useOf(first, place), useOf(second, place)];
    return first.own || second.own ? isShared(before, after) : isDependent(before, after);
  });
}

type Use = 'none' | 'read' | 'write' | 'update';

/** What an event does to a place: one that reads and writes it at once is whole in itself (a counter, a log). */
function useOf(event: Event, location: Location): Use {
  const effects = event.touches.filter((touch) => mayAlias(touch.location, location)).map((touch) => touch.effect);
  if (effects.length === 0) return 'none';
  const reads = effects.includes('read');
  const writes = effects.some((effect) => effect !== 'read');
  return reads && writes ? 'update' : writes ? 'write' : 'read';
}

/** One of the two writes what the other uses. */
function isShared(first: Use, second: Use): boolean {
  return first !== 'none' && second !== 'none' && (first !== 'read' || second !== 'read');
}

/** Of two calls, each whole in itself: checked before and written after, or written before and believed after. */
function isDependent(first: Use, second: Use): boolean {
  if (first === 'read') return second === 'write' || second === 'update';
  return first === 'write' ? second !== 'none' : first === 'update' && second === 'write';
}

/** What a person reads in the code: the places, or the first of many. */
function keyOf(places: readonly Location[]): string {
  const names = [...new Set(places.map((place) => place.name))].sort();
  return names.length <= 2 ? names.join(' + ') : names[0];
}
